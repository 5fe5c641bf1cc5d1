// Nothing is painted of a page that nobody looks at; dialogs, which lie above it, are. All the rest is as it is.
{
  globalThis.wabeUnpainted = new CSSStyleSheet()
  globalThis.wabeUnpainted.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, globalThis.wabeUnpainted]
}
