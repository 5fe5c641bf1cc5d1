/** The language of this page: this is the one place that says so. The server chooses where the person has not. */
let own = ''

/** The person's choice, from the settings; empty: what the browser asks for. */
export function choose(language: string): void {
  own = language
}

/** An address with the language in which to answer; without a choice of one's own the browser says it. */
export function inLanguage(path: string): string {
  return own === '' ? path : `${path}${path.includes('?') ? '&' : '?'}language=${encodeURIComponent(own)}`
}

/** A language as its speakers call it; its code where nobody knows. */
export function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Lets the service worker know: it keeps a page for where the server cannot be reached, in this language. */
export async function tellLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ language: own })
}
