/** Outlines of the house's shared shapes, each in a box of 24 x 24, drawn by us. */
import type { SeatShape } from '../game'

export const seatShape: Record<SeatShape, string> = {
  heart:
    'M12 21.2C8.2 17.6 2.4 13.9 2.4 8.6 2.4 5.4 4.7 3.2 7.4 3.2c2 0 3.7 1.1 4.6 3 .9-1.9 2.6-3 4.6-3 2.7 0 5 2.2 5 5.4 0 5.3-5.8 9-9.6 12.6Z',
  crown: 'M3 19.6 1.9 7.2l5.4 4.5L12 3.1l4.7 8.6 5.4-4.5L21 19.6Z',
  hat: 'M5.9 16.4 4.7 3.6C8.9 5 15.1 5 19.3 3.600L18.1 16.400c1.9.3 3.9.8 4.7 1.5-2.7 3.5-18.9 3.5-21.6 0 .8-.7 2.8-1.2 4.7-1.500Z',
  smile: 'M1.2 8.300c2.1 1.7 6.1 2.8 10.8 2.800s8.7-1.1 10.8-2.800c.3 6.8-4.3 11.7-10.8 11.700S.9 15.1 1.2 8.300Z',
  claw: 'M4.3 21.300C2.1 13.7 2.7 6.9 5 2.700c1.5 5.6 2.5 8.9 4.2 11.600C9.1 9.6 9.9 5.3 12 1.700c2.1 3.6 2.9 7.9 2.8 12.6 1.7-2.7 2.7-6 4.2-11.6 2.3 4.2 2.9 11 .7 18.6-4.6 2.1-10.8 2.1-15.4 0Z',
}

/** A short inner line that keeps each shape readable when filled; same box. */
export const seatDetail: Record<SeatShape, string> = {
  heart: 'M6.2 7.900c.2-1 .8-1.6 1.7-1.8',
  crown: 'M5 16.400h14',
  hat: 'M6 13.600c4 1.2 8 1.2 12 0',
  smile: 'M6 10.700v4.100M10 11.200v5.600M14 11.200v5.600M18 10.700v4.1',
  claw: 'M7.6 18c2.9.9 5.9.9 8.8 0',
}
