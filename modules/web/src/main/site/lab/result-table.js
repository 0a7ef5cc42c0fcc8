'use strict';

/**
 * The answers of the routers as a table. Its rows are reused, so that a drag changes only the
 * differences.
 */
class ResultTable {
  constructor(root) {
    this.root = root;
    this.rows = [];
  }

  show(results, names) {
    const routers = results.map(({router}) => [router, names.get(router) ?? router]);
    if (JSON.stringify(routers) !== this.of) {
      this.of = JSON.stringify(routers);
      this.rows = routers.map(([router, name], index) => ResultTable.row(router, index, name));
      this.root.replaceChildren(...this.rows.map(({row}) => row));
    }
    const shortest = Math.min(...results.filter(({reachedGoal}) => reachedGoal).map(({length}) => length));
    results.forEach((result, index) => ResultTable.fill(this.rows[index], result, shortest));
  }

  /** Forgets the rows, to show them in another language. */
  speak() {
    this.of = '';
  }

  static row(router, index, name) {
    const cells = ['', '', '', 'text', 'text chain'].map((className) => element('td', {className}));
    const row = element('tr', {'data-router': router}, element('th', {scope: 'row'}, RouterLook.key(index), name), ...cells);
    return {row, cells};
  }

  static fill({row, cells}, result, shortest) {
    const arrives = result.reachedGoal;
    write(row, 'className', arrives ? '' : 'stops');
    write(cells[0], 'className', arrives && result.length <= shortest + 1e-9 ? 'best' : '');
    const texts = [
      `${result.length.toFixed(1)} px`,
      result.ticks < 0 ? (result.walks === false ? '–' : said('no end')) : String(result.ticks),
      AnswerTexts.time(result.nanos),
      AnswerTexts.reason(result),
      AnswerTexts.chain(result.chain),
    ];
    texts.forEach((text, index) => write(cells[index], 'textContent', text));
  }
}
