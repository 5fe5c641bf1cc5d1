/** Who each heroine is to look at: bust, hat, what stands behind her and what she is known by. */
import type { Drawing } from '../../../lib/kit/ink'
import type { Name } from '../view'
import { bust, type Build } from './bust'
import { emblems } from './emblems'
import { behind, hats } from './hats'

const builds: Readonly<Record<string, Build>> = {
  fighter: { hair: 'short', fringe: 'wild', colours: ['#3a2320', '#f4ead8', '#d8412f', '#7a3b1c'], dress: 'kimono', mood: 'bold', skin: '#e9b98f' },
  knight: { hair: 'bob', fringe: 'side', colours: ['#d9a441', '#b9c4cf', '#c8382f', '#2f5f9c'], dress: 'armour', mood: 'stern' },
  ninja: { hair: 'short', fringe: 'none', colours: ['#2a2230', '#39414f', '#a9b5c2', '#7a2430'], dress: 'kimono', mood: 'stern' },
  valkyrie: { hair: 'braids', fringe: 'parted', colours: ['#e3b45a', '#c3ccd6', '#efc04a', '#2c7a8a'], dress: 'armour', mood: 'bold' },
  panzer: { hair: 'bob', fringe: 'straight', colours: ['#8a4a2a', '#5c6b3c', '#c9ac72', '#4a6b2c'], dress: 'jacket', mood: 'bold' },
  demonlord: { hair: 'long', fringe: 'straight', colours: ['#3a2148', '#22192b', '#b32a3e', '#b3202c'], dress: 'cape', mood: 'sly', skin: '#ead3da' },
  little: { hair: 'bob', fringe: 'straight', colours: ['#e0b35c', '#8fc0e6', '#fdf8ea', '#2f7aa8'], dress: 'round', mood: 'glad' },
  hunter: { hair: 'braids', fringe: 'side', colours: ['#a34f24', '#6d4422', '#4f8350', '#3f6b2c'], dress: 'jacket', mood: 'calm' },
  idol: { hair: 'tails', fringe: 'parted', colours: ['#5b7fd0', '#f0a3c6', '#ffffff', '#a83a86'], dress: 'sailor', mood: 'bold' },
  detective: { hair: 'bob', fringe: 'side', colours: ['#5a3a26', '#a77b4a', '#7d2f3a', '#5a3f1e'], dress: 'coat', mood: 'calm' },
  wiccan: { hair: 'long', fringe: 'parted', colours: ['#4d9a7c', '#3b2a57', '#8e5cb8', '#6c3fa0'], dress: 'cape', mood: 'sly' },
  librarian: { hair: 'bun', fringe: 'side', colours: ['#6b4a3f', '#486a86', '#e9dcc0', '#33506b'], dress: 'jacket', mood: 'shy' },
  magical: { hair: 'tails', fringe: 'straight', colours: ['#ef9db8', '#8c6fd0', '#f6d768', '#b0417f'], dress: 'sailor', mood: 'glad' },
  wonder: { hair: 'long', fringe: 'side', colours: ['#e8c56a', '#4a8fc8', '#fdf8ea', '#2c6aa0'], dress: 'round', mood: 'bold' },
  merchant: { hair: 'short', fringe: 'none', colours: ['#3a2320', '#3f7f6a', '#efc04a', '#5b3a1b'], dress: 'cape', mood: 'sly', skin: '#d9a577' },
  alchemist: { hair: 'curls', fringe: 'wild', colours: ['#9a6fc0', '#f4efe0', '#46b08a', '#3f7f6a'], dress: 'coat', mood: 'glad' },
  tycoon: { hair: 'bob', fringe: 'parted', colours: ['#2f2b3a', '#3d384b', '#b5872c', '#6b4a20'], dress: 'coat', mood: 'sly' },
  empress: { hair: 'curls', fringe: 'parted', colours: ['#b35a34', '#9b2f4c', '#fdf8ea', '#3f8f77'], dress: 'ruff', mood: 'stern' },
  cheergirl: { hair: 'pony', fringe: 'straight', colours: ['#e5873c', '#2f8a4e', '#fdf8ea', '#2f7a4e'], dress: 'sailor', mood: 'bold' },
  adventurer: { hair: 'braids', fringe: 'wild', colours: ['#7a4a2a', '#b9a06a', '#8a5a2c', '#3f7a3c'], dress: 'jacket', mood: 'glad', skin: '#efc39a' },
  astronaut: { hair: 'short', fringe: 'side', colours: ['#40302a', '#e8edf0', '#c3ccd6', '#33698c'], dress: 'suit', mood: 'glad', skin: '#b98055' },
  pirate: { hair: 'curls', fringe: 'none', colours: ['#b5402c', '#35618a', '#fdf8ea', '#2f6a4a'], dress: 'coat', mood: 'bold' },
  jet: { hair: 'short', fringe: 'none', colours: ['#b0792f', '#7a4a26', '#f1e4c8', '#2f6a9c'], dress: 'jacket', mood: 'bold' },
  cartographer: { hair: 'bun', fringe: 'side', colours: ['#38465f', '#8fb08a', '#7d3553', '#3f5f7f'], dress: 'round', mood: 'calm' },
  original: { hair: 'long', fringe: 'parted', colours: ['#e8c56a', '#5b9bd6', '#fdf8ea', '#2c6aa0'], dress: 'round', mood: 'calm' },
  miko: { hair: 'long', fringe: 'straight', colours: ['#2a2230', '#fdf8ea', '#d2342e', '#6b2a2a'], dress: 'kimono', mood: 'shy' },
  princess: { hair: 'curls', fringe: 'side', colours: ['#e8b8c8', '#f3d3e2', '#ffffff', '#4f7fc0'], dress: 'ruff', mood: 'shy' },
  sheriff: { hair: 'pony', fringe: 'side', colours: ['#b98749', '#8a4a3a', '#e9dcc0', '#3f6a8a'], dress: 'jacket', mood: 'stern', skin: '#efc39a' },
  angel: { hair: 'curls', fringe: 'parted', colours: ['#f3dc9a', '#ffffff', '#e9d9a8', '#4f9fc8'], dress: 'round', mood: 'glad' },
  mayor: { hair: 'bob', fringe: 'side', colours: ['#7f7a86', '#27405f', '#d2342e', '#3f5f7f'], dress: 'coat', mood: 'calm' },
}

/** A heroine of a data pack has no portrait of ours: one of the builds, picked by her name, so that she always looks the same. */
function stranger(name: Name): Build {
  const all = Object.values(builds)
  const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7)
  return all[sum % all.length] as Build
}

export const portrait = (name: Name): Drawing => [...(behind[name] ?? []), ...bust(builds[name] ?? stranger(name)), ...(hats[name] ?? [])]

/** What she is known by; a stranger has nothing. */
export const emblem = (name: Name): Drawing => emblems[name] ?? []
export const hasEmblem = (name: Name): boolean => name in emblems
