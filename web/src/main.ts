import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { tellLanguage } from './lib/language'

const target = document.getElementById('app')
if (target) mount(App, { target })

// where the browser has none, or does not want one, the page is the same but for calls while it is closed
addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').then(tellLanguage, () => undefined))
