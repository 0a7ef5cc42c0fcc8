'use strict';

/** The matrix as a table that is reused, because few cells change during a drag. */
class MatrixTable {
  static FORMS = {
    disk: () => said('in force'),
    seed: () => said('rebuilt, breadth first'),
    reference: () => said('rebuilt, as the reference does'),
  };

  constructor(root) {
    this.root = root;
    this.cells = [];
  }

  clear() {
    this.root.replaceChildren();
    this.cells = [];
  }

  /** Shows a form of the matrix, with marks for the path of the walk and for differences from other forms. */
  show(matrix, form, chain) {
    const table = matrix[form];
    if (table.length !== this.cells.length) {
      this.begin(table.length);
    }
    const others = Object.keys(MatrixTable.FORMS).filter((name) => name !== form);
    const goal = chain.length > 0 ? chain[chain.length - 1] : -1;
    const onWay = new Set(chain);
    table.forEach((row, from) =>
      row.forEach((next, to) => {
        const other = from === to ? [] : others.filter((name) => matrix[name][from][to] !== next);
        const isOnWay = to === goal && from !== goal && onWay.has(from);
        const cell = this.cells[from][to];
        write(cell, 'textContent', from === to ? '·' : MatrixTable.hop(next));
        write(cell, 'className', [isOnWay ? 'on' : '', other.length > 0 ? 'differs' : ''].filter(Boolean).join(' '));
        write(cell, 'title', other.map((name) => `${MatrixTable.FORMS[name]()}: ${MatrixTable.hop(matrix[name][from][to])}`).join('; '));
      }),
    );
  }

  begin(size) {
    const ids = Array.from({length: size}, (_, id) => String(id));
    const head = element('tr', {}, element('th', {scope: 'col'}, `${said('from')}\\${said('to')}`), ...ids.map((id) => element('th', {scope: 'col'}, id)));
    this.cells = ids.map(() => ids.map(() => element('td', {})));
    const rows = ids.map((id, from) => element('tr', {}, element('th', {scope: 'row'}, id), ...this.cells[from]));
    this.root.replaceChildren(
      element('table', {className: size > 12 ? 'dense' : ''}, element('thead', {}, head), element('tbody', {}, ...rows)),
    );
  }

  /** Makes cells selectable, with one of them in the tab order, or makes the table read-only. */
  setChoosable(isChoosable) {
    const table = this.root.firstElementChild;
    if (!table || table.hasAttribute('role') === isChoosable) {
      return;
    }
    if (isChoosable) {
      table.setAttribute('role', 'grid');
      table.setAttribute('aria-label', said('Box matrix'));
    } else {
      table.removeAttribute('role');
      table.removeAttribute('aria-label');
    }
    this.cells.flat().forEach((cell) => {
      if (isChoosable) {
        cell.setAttribute('role', 'gridcell');
        cell.tabIndex = -1;
      } else {
        cell.removeAttribute('role');
        cell.removeAttribute('tabindex');
        cell.classList.remove('found');
      }
    });
    if (isChoosable) {
      const first = Math.min(1, this.cells.length - 1);
      this.cells[first][first].tabIndex = 0;
    }
  }

  /** Returns the position of a cell: `{from, to}`. */
  place(cell) {
    const from = this.cells.findIndex((row) => row.includes(cell));
    return {from, to: this.cells[from].indexOf(cell)};
  }

  /** Moves the focus to a cell, if there is one. */
  focus(from, to) {
    const cell = this.cells[from]?.[to];
    if (cell) {
      this.cells.flat().forEach((other) => (other.tabIndex = other === cell ? 0 : -1));
      cell.focus();
    }
  }

  static hop(next) {
    return next < 0 ? '–' : String(next);
  }

  /** The number of pairs of boxes for which two forms differ. */
  static differences(matrix, one, other) {
    let count = 0;
    matrix[one].forEach((row, from) => row.forEach((next, to) => (count += from !== to && next !== matrix[other][from][to] ? 1 : 0)));
    return count;
  }
}
