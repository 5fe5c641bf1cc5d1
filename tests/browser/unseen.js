// Nothing is painted of a page that nobody looks at; dialogs, which lie above it, are. All the rest is as it is.
{
  globalThis.wabeUnseen = new CSSStyleSheet()
  globalThis.wabeUnseen.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, globalThis.wabeUnseen]
}
