"""How pages of reports look: ink on warm paper by day, lamp light on green baize by night, as the table does."""

from __future__ import annotations

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #f2e6cc; --page: #fffaf0; --wash: #f5ead2; --ink: #2a2017; --soft: #5f4e3b; --line: #cdb98f;
  --gold: #7d5200;
  --c0: #a8322b; --c1: #1e5a8f; --c2: #b87a00; --c3: #2f7d62; --c4: #7d4b9c; --c5: #8a5a3a; --c6: #4f6b7a;
  --c7: #b0487e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #10251d; --page: #17332a; --wash: #1f4034; --ink: #f3e7ca; --soft: #c3b693; --line: #4f7262;
    --gold: #f0c35a;
    --c0: #f08577; --c1: #8fc1f2; --c2: #efbb4b; --c3: #8fdcc0; --c4: #cfa8e6; --c5: #d9b08c; --c6: #b3c7d1;
    --c7: #f2a3c7;
  }
}
* { box-sizing: border-box; }
html {
  font: 100%/1.55 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, sans-serif;
  color: var(--ink); background: var(--paper); -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
body { margin: 0; padding: clamp(1rem, 4vw, 3rem) clamp(0.75rem, 3vw, 2rem); }
main { max-width: 60rem; margin: 0 auto; }
h1, h2 {
  margin: 0; line-height: 1.15; font-weight: 600; text-wrap: balance;
  font-family: 'Fraunces', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
}
h1 { font-size: clamp(1.6rem, 5vw, 2.5rem); margin-bottom: 0.75rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; color: var(--gold); margin-bottom: 0.6rem; }
p { margin: 0 0 0.75rem; max-width: 44rem; text-wrap: pretty; overflow-wrap: anywhere; }
section {
  margin: 1.25rem 0; padding: clamp(0.9rem, 3vw, 1.5rem); background: var(--page);
  border: 1px solid var(--line); border-radius: 8px;
}
section > :last-child { margin-bottom: 0; }
summary { padding: 0.5rem 0; color: var(--gold); font-weight: 600; cursor: pointer; }
.wide { overflow-x: auto; margin-bottom: 0.75rem; }
table { border-collapse: collapse; font-size: 0.95rem; font-variant-numeric: tabular-nums; }
.said { color: var(--soft); font-size: 0.925rem; margin-bottom: 0.35rem; }
th, td { padding: 0.35rem 0.9rem 0.35rem 0; text-align: left; white-space: nowrap; vertical-align: top; }
thead th { color: var(--soft); font-weight: 400; border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
.n { text-align: right; }
tbody th { font-weight: 600; }
dl { margin: 0 0 0.75rem; }
dl div { display: grid; grid-template-columns: minmax(6.5rem, 24%) minmax(0, 1fr); gap: 0 1rem; padding: 0.3rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); overflow-wrap: anywhere; }
dd { margin: 0; overflow-wrap: anywhere; }
pre {
  margin: 0 0 0.75rem; padding: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem;
  background: var(--wash); border-radius: 6px;
}
figure { margin: 0 0 1rem; }
figure svg { display: block; width: 100%; height: auto; }
figure svg * { stroke-linejoin: round; stroke-linecap: butt; }
figure svg text { stroke: none; }
figcaption { color: var(--soft); font-size: 0.925rem; max-width: 44rem; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
@media print { :root { --paper: #fff; --page: #fff; } section { break-inside: avoid; } }
"""
