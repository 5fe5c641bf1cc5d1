/**
 * The contract between the house and a game's own board.
 *
 * A game is a module in src/games/<name>/index.ts that exports what `GameModule` lists, registered in src/games/index.ts.
 * Its components draw what they are given and report what the person did; they never talk to the server.
 */
import type { Notion } from './notions'
import type { Component } from 'svelte'
import type { Cues } from './cues'

/** An argument of a text: a number, a plain string, `"@key"` (another text), `"#2"` (the name of a seat), a whole message, or a list of these. */
export type Arg = number | string | boolean | null | Message | readonly Arg[]

/** A text of the catalogue, never a finished sentence (docs/engine.md, Messages). */
export interface Message {
  key: string
  args?: Readonly<Record<string, Arg>>
}

/** What every game's view begins with. A game's own view type extends this. */
export interface ViewHeader {
  game: string
  players: number
  /** The seat looked through; null for a spectator. */
  seat: number | null
  over: boolean
  turn: number
  active: number | null
  waiting: readonly number[]
  /** Seats that have left for good; missing in games that ended before there was such a thing. */
  left?: readonly number[]
  step: string
  winners: readonly number[]
  /** Points as they stand, one per seat; null where the game hides them. */
  scores: readonly number[] | null
}

/** A structured action, e.g. `{kind: 'unlock', deck: 2}`. */
export type Form = { kind: string } & Readonly<Record<string, unknown>>

/** One legal action of the decision at hand. */
export interface Action {
  action: number
  form: Form
  label: Message
  /** Pieces this action is about, e.g. `['deck:2']`; the first is the one to click. Empty: a button only. */
  targets: readonly Target[]
}

/** A piece of the game as a string `kind:id`, e.g. `deck:2`, `card:alice`, `seat:1`. */
export type Target = string

export interface Decision {
  step: string
  prompt: Message
  actions: readonly Action[]
}

/** An event as this seat may see it; `seq` is the action it belongs to, `index` rises along the log and is never given twice. */
export interface Entry {
  seq: number
  index: number
  /** The chapter that begins with this entry, a turn or a battle; it lasts until another one does. */
  chapter?: Message
  kind: string
  args: Readonly<Record<string, Arg>>
  seen: boolean
  /** The same as a message whose arguments speak by name. */
  text?: Message
}

export const SEAT_SHAPES = ['heart', 'crown', 'hat', 'smile', 'claw'] as const
export type SeatShape = (typeof SEAT_SHAPES)[number]

/** What tells one player from the others where a game has its own, in place of the seat's shape and colour. */
export interface Emblem {
  /** Which of the house's five colours, `--hue-0` ... */
  hue: number
  /** An outline in a box of 24 x 24, filled by the even-odd rule; drawn on a disc of the colour. */
  sign: string
  /** Whom the game's `Portrait` shows for them, where there is room for a face. */
  figure?: string
}

/** Who sits where, as a board needs it. Colour: `var(--seat-<seat>)`, ink on it: `var(--seat-<seat>-ink)`. */
export interface Seat extends Partial<Emblem> {
  seat: number
  name: string
  /** A, B, C ... */
  letter: string
  shape: SeatShape
  /** Held by this browser. */
  mine: boolean
}

/** The catalogue's voice: texts of the game first, then of the house. */
export interface Voice {
  say(message: Message): string
  /** `say({key, args})` for short. */
  text(key: string, args?: Readonly<Record<string, Arg>>): string
  has(key: string): boolean
}

/** Points that somebody has gained in play at a piece of the board. A game's own gains say more. */
export interface Gain {
  seat: number
  count: number
  at: Target
}

/** Given to every component of a game. */
export interface BoardProps<View extends ViewHeader = ViewHeader, Odds = Record<string, unknown>> {
  view: View
  /** Null when the seat looked through does not decide now. */
  decision: Decision | null
  /** Empty object when the aid is off or the game has none. */
  odds: Odds | Record<string, never>
  /** What the last update brought, in order. Empty after a snapshot. */
  events: readonly Entry[]
  /** All that has happened up to this position, as far as this seat may know. */
  log: readonly Entry[]
  /** What came with this action or later is news: the holder of the seat has not acted since. For who only watches, the last action. */
  since: number
  /** First step of a two-step choice, or the piece whose choices are listed now; null for none. */
  selected: Target | null
  /** Pieces that something else points at (log line hovered, choice button focused). */
  highlight: ReadonlySet<Target>
  /** Pieces that are legal now, with the actions each offers. The only source for what may be clicked. */
  legal: ReadonlyMap<Target, readonly Action[]>
  seats: readonly Seat[]
  voice: Voice
  /** The game's data with their provenance, `game.content()` (docs/engine.md); the same all through a play. */
  content: unknown
  /** After the end, where points were gained: the board says so where they are. */
  gains?: readonly Gain[]
  /** Pieces that somebody speaks of, who teaches: the board shows the picture in which they are. */
  taught?: readonly Target[]
  /** False under reduced motion and in replays that are scrubbed: then nothing travels. */
  motion: boolean
  /** The person clicked or pressed Enter on a piece. The house acts, asks to confirm, or lists the piece's choices. */
  onpick: (target: Target) => void
  /** The person chose one action outright (for boards that draw their own buttons). */
  onact: (action: Action) => void
  /** Hover, focus or long press began (with the element, to anchor the explanation) or ended (null). */
  onfocus: (target: Target | null, element?: Element) => void
}

/** A player's panel shows this seat's open things in the left margin; the house draws its head (name, shape, turn, points). */
export interface PanelProps<View extends ViewHeader = ViewHeader, Odds = Record<string, unknown>> extends BoardProps<View, Odds> {
  of: number
  /** The panel is folded to one or two lines (left column closed, 768 strip). */
  compact: boolean
}

/** One line of the score sheet; the house counts lines up one by one and draws the total. */
export interface ScoreLine {
  label: Message
  /** Points per seat. */
  points: readonly number[]
  /** What the points are for, per seat, shown small; may be missing. */
  notes?: readonly (Message | null)[]
}

/** Own drawing of a score sheet: shows `lines.slice(0, shown)`; a game without one gets the house's table of `scoreLines`. */
export interface ScoreProps<View extends ViewHeader = ViewHeader> {
  sheet: unknown
  view: View
  seats: readonly Seat[]
  voice: Voice
  lines: readonly ScoreLine[]
  /** How many lines have been counted so far. */
  shown: number
}

/** A small living picture for the lobby. Draws its own slow self-play; stands still unless `motion`. */
export interface MiniatureProps {
  voice: Voice
  motion: boolean
}

/** Name and one or two sentences about a piece, with the numbers that count now. */
export interface Explanation {
  title: Message
  text: Message
  /** Second step (inspector): the full text, paragraph by paragraph. */
  more?: readonly Message[]
  /** Rule ids, e.g. `XIII-18`. */
  rules?: readonly string[]
  /** Who it is about: shown by the game's `Portrait` in the second step. */
  figure?: string
}

export interface ExplainContext<View extends ViewHeader = ViewHeader, Odds = Record<string, unknown>> {
  view: View
  odds: Odds | Record<string, never>
  decision: Decision | null
  content: unknown
}

/** Given to a game's own drawing of a decision's choices. */
export interface ChoicesProps<View extends ViewHeader = ViewHeader> extends Pick<BoardProps<View>, 'view' | 'content' | 'voice' | 'onact' | 'onfocus'> {
  decision: Decision
  /** A command is under way: choices rest. */
  busy: boolean
  /** All pieces of these choices can be pressed on the table: only what has none is listed. */
  folded: boolean
}

/** Where a piece lies: on a phone only one of these is seen at a time. */
export type Place = 'board' | 'mine' | 'players'

/** What the numbers say about a choice, shown small on its button. */
export interface ChoiceNote {
  text: Message
  tone?: 'ok' | 'warn' | 'danger'
}

/* Svelte components take props contravariantly; a registry of many games cannot know each view's type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Part = Component<any>
/** A part that is seldom seen, loaded when it is (`kit/Later.svelte`). */
export type Later = () => Promise<{ default: Part }>

/** A picture of a place on the table, beside how to play. Texts of the game: `picture-<name>` says what is to be seen, `picture-<name>-caption` stands below. */
export interface Picture {
  name: string
  /** Below which paragraph of `how-to-play` it stands, headings counted too; the first is 0. */
  after: number
  /** Made of the board's own parts. Takes {voice: Voice, content}. */
  Figure: Part
}

/** What src/games/<name>/pictures/index.ts exports, if a game has pictures. */
export interface PictureRoom {
  pictures: readonly Picture[]
}

/** What src/games/<name>/index.ts exports. */
export interface GameModule {
  /** The picture in the middle. Fills its parent (a size container named `board`), draws its own focus order with `roving`. */
  Board: Part
  /** Own things, always in view below the board. */
  Mine: Part
  /** What is hidden from somebody, seat by seat: below the board of a replay with all cards open. Missing: nothing is. Takes BoardProps. */
  FaceUp?: Later
  /** Takes PanelProps. */
  PlayerPanel: Part
  /** Takes ScoreProps: draws the lines counted so far, and the totals. Missing: the house's table of `scoreLines`. */
  ScoreSheet?: Later
  /** A small living picture, about 8 to 7. Takes MiniatureProps. Missing: the lobby shows words alone. */
  Miniature?: Later
  /** What its signs mean, shown below how to play. Takes {voice: Voice}. */
  Legend?: Later
  /** Who takes part in its story. Takes {of: string, seat?: number, size?: string}: whom, the seat whose they are, edge in CSS units. */
  Portrait?: Part
  /** The server's score sheet as lines to count up. */
  scoreLines: (sheet: unknown, view: ViewHeader) => ScoreLine[]
  /** Targets a log line refers to (hover highlights them). */
  targetsOf: (entry: Entry) => Target[]
  /** Key of a small drawing for a log line, drawn by `EntryIcon`; the house draws none if missing. Takes {entry: Entry, view}. */
  EntryIcon?: Part
  /** Plays what happened over the picture of the position before, which `board` contains; an aborted `signal` ends it at once. `onmove` hears of each event that begins to move. */
  animate?: (board: Element, events: readonly Entry[], signal: AbortSignal, onmove?: (entry: Entry, delay: number) => void) => Promise<void>
  /** What is heard at which kind of event; nothing if missing. */
  sounds?: Cues
  /** How many beats a move with these events needs to be followed; 1 if missing. Nobody has to wait: a press skips. */
  beats?: (events: readonly Entry[]) => number
  /** What is explained in a line the first time that it comes up. */
  notions?: readonly Notion[]
  explain?: (target: Target, context: ExplainContext) => Explanation | null
  /** Where the game stands, for the line above the table, e.g. the round; the number of the turn if missing. */
  progress?: (view: ViewHeader) => Message
  /** What a choice risks, costs or brings. */
  choiceNote?: (action: Action, context: ExplainContext) => ChoiceNote | null
  /** The choices as they are listed, the most promising first; as the server sends them if missing. */
  ordered?: (actions: readonly Action[], view: ViewHeader) => readonly Action[]
  /** Whether a choice does nothing or gives something up: it is listed quietly, after those that act. */
  declines?: (action: Action) => boolean
  /** A small drawing in front of a choice. Takes {action: Action, view, content}. */
  ChoiceIcon?: Part
  /** The choices of some decisions, where a list of them would be too long to be read. Takes ChoicesProps. */
  Choices?: Part
  /** Which decisions `Choices` draws; none if missing. */
  drawsChoices?: (decision: Decision) => boolean
  /** What tells the players apart, seat by seat; shape and colour of the seat if missing. */
  emblems?: (view: ViewHeader) => readonly Emblem[]
  /** Where a piece that can be chosen lies; the board if missing. */
  placeOf?: (target: Target, view: ViewHeader) => Place
}
