# Wonderland XIII in the terminal, English. Read together with en.ftl; argument conventions: docs/engine.md.

xiii-signs-hall = ░░░ face down; ░░░ Alice, ░A: known to you alone; Key: unlocked; - no cards left; % risk that the Tunnel collapses
xiii-signs-notebook = ▶ to move; · none
xiii-signs-tunnel = ■□ one of two counted; (Q) under a Queen; ? hidden by the Hatter, underlined where you know it
