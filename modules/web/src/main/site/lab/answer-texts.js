'use strict';

/** The answers of the routers in words. */
const AnswerTexts = {
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

  reason(result) {
    return this.REASONS[result.reason] ?? result.reason;
  },

  time(nanos) {
    return nanos < 1e6 ? `${Math.max(1, Math.round(nanos / 1e3))} µs` : `${(nanos / 1e6).toFixed(1)} ms`;
  },

  chain(chain) {
    return chain.length > 0 ? chain.join(' → ') : '–';
  },

  /** The text for screen readers after a change. */
  sentence(results, names) {
    const tell = (result) =>
      `${names.get(result.router)}: ${result.reachedGoal ? '' : `${this.reason(result)}, after `}${Math.round(result.length)} pixels${result.ticks < 0 ? '' : `, ${result.ticks} ticks`}`;
    return `${results.map(tell).join('; ')}.`;
  },
};
