'use strict';

/**
 * Lets the reader find the path of the walk in the matrix, cell by cell, before the page shows it.
 * Cells are chosen with a click, or with the arrow keys and Enter.
 */
class MatrixQuestion {
  constructor(page) {
    this.page = page;
    this.by = page.by;
    this.isAsking = false;
    this.chain = [];
    this.at = 0;
  }

  listen() {
    this.by('ask').addEventListener('click', () => this.begin());
    this.by('ask-answer').addEventListener('click', () => this.reveal(''));
    this.by('ask-end').addEventListener('click', () => this.end());
    this.by('matrix').addEventListener('click', (event) => this.choose(event.target.closest('td')));
    this.by('matrix').addEventListener('keydown', (event) => this.key(event));
  }

  /** The form of the matrix for the walk. */
  get form() {
    return this.page.state.rebuilt ? 'seed' : 'disk';
  }

  begin() {
    this.hide(true);
    this.by('asking').hidden = false;
    this.start();
    this.page.redraw();
    this.by('asking').focus();
  }

  start() {
    this.chain = this.page.answer?.matrixChain ?? [];
    this.at = 0;
    const [from] = this.chain;
    const to = this.chain[this.chain.length - 1];
    this.say(
      this.chain.length < 2
        ? said('There is nothing to look up on this walk: no way leads out of its first box, or it ends there. Choose another goal.')
        : said(
            'Somebody stands in box {0} and wants to go to box {1}. Which box comes first? Choose the cell that says so: row of the box one is in, column of the box one wants.',
            from,
            to,
          ),
    );
  }

  /** Asks again in another language. */
  speak() {
    if (this.isAsking) {
      this.start();
    } else {
      this.by('asking').hidden = true;
    }
  }

  /** Starts again if the walk has changed. */
  follow(chain) {
    if (this.isAsking && String(chain) !== String(this.chain)) {
      this.start();
    }
  }

  choose(cell) {
    if (!this.isAsking || !cell || this.chain.length < 2) {
      return;
    }
    const {from, to} = this.page.matrixTable.place(cell);
    this.page.matrixTable.focus(from, to);
    const here = this.chain[this.at];
    const goal = this.chain[this.chain.length - 1];
    if (from !== here || to !== goal) {
      this.say(
        from !== here
          ? said('Row {0} is for somebody in box {0}; this one is in box {1}. Try again.', from, here)
          : said('Column {0} leads to box {0}; this one wants to go to box {1}. Try again.', to, goal),
      );
      return;
    }
    cell.classList.add('found');
    this.at++;
    const next = this.chain[this.at];
    if (next === goal) {
      this.reveal(said('Right. '));
    } else {
      this.say(said('Right: row {0}, column {1} says {2}. Now box {2} is where one stands. Which cell comes next?', from, to, next));
    }
  }

  key(event) {
    const steps = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};
    const cell = event.target.closest('td');
    if (!this.isAsking || !cell) {
      return;
    }
    const {from, to} = this.page.matrixTable.place(cell);
    if (steps[event.key]) {
      this.page.matrixTable.focus(from + steps[event.key][0], to + steps[event.key][1]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.choose(cell);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Shows the path and the routes. */
  reveal(praise) {
    this.hide(false);
    this.page.redraw();
    const way = AnswerTexts.chain(this.chain);
    this.say(praise + said('The way is {0}. Above, each router walks it in its own way; the table says which boxes it crosses.', way));
    if (this.page.answer && !this.page.walkers.isWalking) {
      this.page.walk();
    }
    this.by('asking').focus();
  }

  end() {
    this.hide(false);
    this.by('asking').hidden = true;
    this.page.redraw();
    this.by('ask').focus();
  }

  /** Hides everything that reveals the path, or shows it again. */
  hide(isAsking) {
    this.isAsking = isAsking;
    this.page.walkers.stop();
    document.body.classList.toggle('asks', isAsking);
    for (const id of ['answers', 'matrix-note', 'matrix-forms']) {
      this.by(id).hidden = isAsking;
    }
    this.by('walk').disabled = isAsking;
    this.by('ask-answer').hidden = !isAsking;
    this.by('ask').disabled = isAsking;
  }

  say(text) {
    this.by('asking-text').textContent = text;
  }
}
