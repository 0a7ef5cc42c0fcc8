'use strict';

/** The style of a router: a colour of Okabe and Ito and a dash pattern, each of which is sufficient alone. */
const RouterLook = {
  DASHES: ['14 6', '1 0', '2 5', '12 4 2 4', '18 7', '6 4', '1 7', '9 3 2 3 2 3'],

  colour: (router) => `var(--r${router % 8})`,
  dash: (router) => RouterLook.DASHES[router % 8],

  /** Returns a sample of the router’s line, for tables and legends. */
  key(router) {
    const line = svg('line', {x1: 0, y1: 5, x2: 34, y2: 5, stroke: this.colour(router), 'stroke-dasharray': this.dash(router)});
    return svg('svg', {class: 'key', viewBox: '0 0 34 10', 'aria-hidden': 'true'}, line);
  },
};

/** Creates an SVG element. */
function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.append(...children);
  return made;
}
