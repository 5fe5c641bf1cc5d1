/** What somebody meets who comes by a link. */
import { ApiError, type Invitation } from '../lib/api'
import type { TableInfo } from '../lib/protocol'

/** Whether a link is for somebody else, made by whoever opens it. */
export const isOwn = ({ way }: Pick<Invitation, 'way'>, { host }: Pick<TableInfo, 'host'>): boolean => host && way === 'seat'

/** Whether a refusal says that the link leads nowhere; the page of the table says any other. */
export const leadsNowhere = (error: unknown): boolean => error instanceof ApiError && error.code === 'bad-token'
