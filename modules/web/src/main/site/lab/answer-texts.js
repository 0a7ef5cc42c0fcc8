'use strict';

/** The answers of the routers in words. */
const AnswerTexts = {
  REASONS: {
    OK: () => said('arrives'),
    DIRECT: () => said('straight: there is no floor to respect'),
    ALREADY_THERE: () => said('stands there already'),
    SEALED: () => said('stops: the next box is locked'),
    UNREACHABLE: () => said('stops: no way leads on'),
    NO_EFFECTIVE_BOX: () => said('every box is locked'),
    NO_MATRIX: () => said('stops: there is no matrix'),
    MALFORMED: () => said('stops: the matrix leads in a circle'),
    LIMIT: () => said('stops: the search took too long'),
  },

  /** The names of the shapes by which routers show their search. */
  SHAPES: {
    gate: () => said('gate'),
    portal: () => said('portal'),
    box: () => said('box'),
    interval: () => said('interval'),
    crossing: () => said('crossing'),
    root: () => said('root'),
    mask: () => said('mask'),
    outline: () => said('outline'),
    'open cells': () => said('open cells'),
    'closed cells': () => said('closed cells'),
    'jump points': () => said('jump points'),
  },

  /** A plugin's router may show other shapes. */
  shape(label) {
    return this.SHAPES[label]?.() ?? label;
  },

  reason(result) {
    return this.REASONS[result.reason]?.() ?? result.reason;
  },

  time(nanos) {
    return nanos < 1e6 ? `${Math.max(1, Math.round(nanos / 1e3))} µs` : `${(nanos / 1e6).toFixed(1)} ms`;
  },

  chain(chain) {
    return chain.length > 0 ? chain.join(' → ') : '–';
  },

  /** The text for screen readers after a change. */
  sentence(results, names) {
    const tell = (result) => {
      const way = said('{0} pixels', Math.round(result.length));
      const walked = result.reachedGoal ? way : said('{0}, after {1}', this.reason(result), way);
      const ticks = result.ticks < 0 ? '' : said(', {0} ticks', result.ticks);
      return `${names.get(result.router)}: ${walked}${ticks}`;
    };
    return `${results.map(tell).join('; ')}.`;
  },
};
