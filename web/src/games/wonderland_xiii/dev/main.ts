/** Starts the playground; with `npm run dev` at /src/games/wonderland_xiii/dev/index.html?sample=skill&part=table&theme=dark. */
import { mount } from 'svelte'
import '../../../styles/fonts.css'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import source from '../../../../../src/wabe/games/wonderland_xiii/en.ftl?raw'
import { bundle, Speaker } from '../../../lib/texts'
import Playground from './Playground.svelte'

const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const voice = new Speaker([bundle('en', source)], () => ['Ann', 'Beatrix', 'Hatter bot', 'Dee'])
const target = document.getElementById('app')
if (target) mount(Playground, { target, props: { voice, sample: wanted.get('sample') ?? 'skill', part: wanted.get('part') ?? 'table' } })
