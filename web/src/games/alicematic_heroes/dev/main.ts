/** Starts the playground; with `npm run dev` at /src/games/alicematic_heroes/dev/index.html?sample=keep-4&part=table&theme=dark. */
import { mount } from 'svelte'
import '../../../styles/fonts.css'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import source from '../../../../../src/wabe/games/alicematic_heroes/en.ftl?raw'
import Playground from './Playground.svelte'
import { speaker } from './voice'

const NAMES = ['Ann', 'Beatrix', 'Hatter bot', 'Dee', 'Edith']
const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const target = document.getElementById('app')
if (target)
  mount(Playground, {
    target,
    props: { voice: speaker(source, NAMES), names: NAMES, sample: wanted.get('sample') ?? 'choose_card-5', part: wanted.get('part') ?? 'table' },
  })
