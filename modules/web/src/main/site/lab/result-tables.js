'use strict';

/** What the answers say, as tables. */
const ResultTables = {
  REASONS: {
    OK: 'arrives',
    DIRECT: 'straight: there is no floor to respect',
    ALREADY_THERE: 'stands there already',
    SEALED: 'stops: the next box is locked',
    UNREACHABLE: 'stops: no way leads on',
    NO_EFFECTIVE_BOX: 'every box is locked',
    NO_MATRIX: 'stops: there is no matrix',
    MALFORMED: 'stops: the matrix leads in a circle',
    LIMIT: 'stops: the search took too long',
  },
  FORMS: {disk: 'in force', seed: 'rebuilt, breadth first', reference: 'rebuilt, as the reference does'},

  reason(result) {
    return this.REASONS[result.reason] ?? result.reason;
  },

  time(nanos) {
    return nanos < 1e6 ? `${Math.max(1, Math.round(nanos / 1e3))} µs` : `${(nanos / 1e6).toFixed(1)} ms`;
  },

  chain(chain) {
    return chain.length > 0 ? chain.join(' → ') : '–';
  },

  key(router) {
    const line = svg('line', {x1: 0, y1: 5, x2: 34, y2: 5, stroke: RouterLook.colour(router), 'stroke-dasharray': RouterLook.dash(router)});
    return svg('svg', {class: 'key', viewBox: '0 0 34 10', 'aria-hidden': 'true'}, line);
  },

  /** The row of a router. */
  row(result, router, name, shortest) {
    const arrives = result.reachedGoal;
    const best = arrives && result.length <= shortest + 1e-9;
    return element(
      'tr',
      {className: arrives ? '' : 'stops', 'data-router': result.router},
      element('th', {scope: 'row'}, this.key(router), name),
      element('td', {className: best ? 'best' : ''}, `${result.length.toFixed(1)} px`),
      element('td', {}, result.ticks < 0 ? 'no end' : String(result.ticks)),
      element('td', {}, this.time(result.nanos)),
      element('td', {className: 'text'}, this.reason(result)),
      element('td', {className: 'text chain'}, this.chain(result.chain)),
    );
  },

  rows(results, names) {
    const shortest = Math.min(...results.filter(({reachedGoal}) => reachedGoal).map(({length}) => length));
    return results.map((result, router) => this.row(result, router, names.get(result.router) ?? result.router, shortest));
  },

  /** What a screen reader says after a change. */
  sentence(results, names) {
    const tell = (result) =>
      `${names.get(result.router)}: ${result.reachedGoal ? '' : `${this.reason(result)}, after `}${Math.round(result.length)} pixels, ${result.ticks} ticks`;
    return `${results.map(tell).join('; ')}.`;
  },

  /** A form of the matrix; the way of the walk and what other forms say otherwise are marked. */
  matrix(matrix, form, chain, goal) {
    const table = matrix[form];
    const others = Object.keys(this.FORMS).filter((name) => name !== form);
    const head = element('tr', {}, element('th', {scope: 'col'}, 'from\\to'), ...table.map((_, id) => element('th', {scope: 'col'}, String(id))));
    const rows = table.map((row, from) =>
      element(
        'tr',
        {},
        element('th', {scope: 'row'}, String(from)),
        ...row.map((next, to) => {
          const other = from === to ? [] : others.filter((name) => matrix[name][from][to] !== next);
          const onWay = to === goal && chain.includes(from) && from !== goal;
          const classes = [onWay ? 'on' : '', other.length > 0 ? 'differs' : ''].filter(Boolean).join(' ');
          const title = other.map((name) => `${this.FORMS[name]}: ${this.hop(matrix[name][from][to])}`).join('; ');
          return element('td', {className: classes, title}, from === to ? '·' : this.hop(next));
        }),
      ),
    );
    return element('table', {className: table.length > 12 ? 'dense' : ''}, element('thead', {}, head), element('tbody', {}, ...rows));
  },

  hop(next) {
    return next < 0 ? '–' : String(next);
  },

  /** How many pairs of boxes two forms disagree about. */
  differences(matrix, one, other) {
    let count = 0;
    matrix[one].forEach((row, from) => row.forEach((next, to) => (count += from !== to && next !== matrix[other][from][to] ? 1 : 0)));
    return count;
  },
};
