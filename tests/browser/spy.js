// Runs before the page's own scripts. Keeps what arrives over the lines of a table, so that a test can wait until the
// page shows it, and can look for what should never have been sent.
;(() => {
  const spy = (window.wabeSpy = { frames: [], look: null, entries: 0, lines: [] })

  const told = new Set()
  let earlier = 0 // lines that are not sent before they are read
  const countLog = (frame) => {
    if (frame.type === 'snapshot') {
      told.clear()
      earlier = frame.earlier
    }
    for (const entry of frame.log ?? frame.events) told.add(entry.index)
    return told.size + earlier
  }

  const keep = ({ data }) => {
    const frame = JSON.parse(data)
    spy.frames.push(frame)
    if (!frame.view) return
    spy.look = frame
    spy.entries = countLog(frame)
  }

  const overheard = (Line) =>
    class extends Line {
      constructor(...args) {
        super(...args)
        this.addEventListener('message', keep)
        spy.lines.push(this)
      }
    }
  window.WebSocket = overheard(window.WebSocket)
  window.EventSource = overheard(window.EventSource)

  // As if the cable were pulled: being offline alone does not end what is open.
  spy.cut = () => {
    for (const line of spy.lines.splice(0)) line.close()
  }

  const all = (selector) => [...document.querySelectorAll(selector)]

  // the lines that are not read now are not drawn
  const toldAll = () => Number(all('#view-talk .log')[0]?.dataset.lines ?? -1) === spy.entries

  // what is asked of a hand: not what is answered by orders
  const asked = () => (spy.look.orders?.answering ? null : spy.look.decision)

  const showsNewest = () => {
    // a phone that shows something else than the board lists no choices
    const [aside] = all('.leaf.aside')
    if (aside) return Number(aside.dataset.seq) === spy.look.seq && toldAll()
    const shown = all('[data-action]:not(:disabled)').map((button) => Number(button.dataset.action))
    const due = (asked()?.actions ?? []).map((one) => one.action)
    // a game that draws the choices itself need not draw all of them
    const drawn = all('[data-own-choices]').length > 0 && shown.length > 0
    const same = drawn ? shown.every((action) => due.includes(action)) : shown.length === due.length && due.every((action) => shown.includes(action))
    return same && toldAll() && all('[data-coming]').length === 0
  }

  // where several decide at once, bots are about to
  const awaitsBots = ({ table, view }) => table.seats.some((one) => one.kind === 'bot' && view.waiting.includes(one.seat))

  // How the table stands for this person: 'mine', 'waiting', 'over' (the score sheet is open), 'covered' (hand-over);
  // null while the page has not shown the newest position, or that is older than `seq`.
  spy.standing = (seq) => {
    if (all('main button').some((button) => button.textContent.replaceAll('\u200b', '').startsWith('I am '))) return 'covered'
    if (!spy.look || spy.look.seq < seq) return null
    if (spy.look.view.over) return all('dialog[open] table').length ? 'over' : null
    if (!showsNewest()) return null
    if (asked() && awaitsBots(spy.look)) return null
    return asked() ? 'mine' : all('h2.wait').length ? 'waiting' : null
  }

  const encloses = (outer, inner, slack) =>
    outer.left <= inner.left + slack && outer.top <= inner.top + slack && outer.right >= inner.right - slack && outer.bottom >= inner.bottom - slack

  // but for the page as a whole (unpainted.js)
  const isFaded = (one) => one !== document.documentElement && (getComputedStyle(one).opacity === '0' || isFaded(one.parentElement))

  const inSight = (element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight && element.checkVisibility({ visibilityProperty: true }) && !isFaded(element)
  }

  // Why a person at the keyboard could not tell where they are; '' if they can.
  spy.focusTrouble = () => {
    const active = document.activeElement
    if (!active || active === document.body) return 'nothing has the focus'
    if (!inSight(active)) return 'what has the focus is out of sight: ' + active.outerHTML.slice(0, 120)
    const ring = document.querySelector('.ring:popover-open')
    if (!ring) return 'there is no ring'
    if (!encloses(ring.getBoundingClientRect(), active.getBoundingClientRect(), 1)) return 'the ring is elsewhere'
    return ''
  }
})()
