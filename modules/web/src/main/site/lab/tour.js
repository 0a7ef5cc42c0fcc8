'use strict';

/**
 * A tour with six stops for readers who do not know walk boxes. The last two rooms are always the
 * witnesses.
 */
const TOUR = [
  {
    title: 'A click, and someone walks',
    text: 'In an adventure game of 1991 you click, and the hero walks there. S is where the hero stands, G is where you clicked. Drag G about: seven routers, seven ways to plan a walk, answer at once.',
    witness: 0,
    start: [20, 110],
    goal: [300, 110],
  },
  {
    title: 'The floor is boxes, the way is a table',
    text: 'The floor is made of four-cornered boxes. A table, the box matrix, says for each box and each goal which box comes next. The marked cells are the way of this walk: read a row, go to that box, read again.',
    witness: 0,
    start: [310, 100],
    goal: [15, 95],
  },
  {
    title: 'A box without an inside',
    text: 'Box 2 is a line at the bottom edge. The matrix leads from 1 straight to 3 and never enters it. Routers that look at the boxes as pixels see no bridge but that line. Compare what the columns “why it stopped” and “boxes” say.',
    witness: 0,
    start: [40, 100],
    goal: [170, 120],
  },
  {
    title: 'Gates or a taut string',
    text: 'Box graph walks to the nearest point of each opening; the funnel pulls a string taut through all of them. Look at their lengths. Tick “How routers think” to see gates, portals and the cells that grid searches look at.',
    witness: 1,
    start: [10, 115],
    goal: [336, 94],
  },
  {
    title: 'A locked door',
    text: 'Box 17, dashed, is locked: scripts do that to close a door. The long way below is the only one. Choose box 17, untick “locked”, then tick “Matrix rebuilt by a script”, and the short way opens.',
    witness: 1,
    start: [10, 60],
    goal: [335, 60],
    box: 17,
  },
  {
    title: 'Now you',
    text: 'Click a box and drag its corners, split it, add another. Send the address of this page to somebody: everything is in it. Then open a game of your own.',
    witness: 0,
    start: [20, 110],
    goal: [300, 110],
    box: 3,
  },
];
