'use strict';

/** Games: the site's own, those stored here, and others to choose. */
class GamesSection {
  title = 'Games';

  #opening;
  #kept;

  constructor(opening, kept) {
    this.#opening = opening;
    this.#kept = kept;
  }

  async body({menu, again}) {
    const leave = (action) => () => {
      menu.close();
      action();
    };
    const kept = (await this.#kept.list()).map((game) =>
      element(
        'div',
        {className: 'row'},
        element('span', {}, said('{0} ({1} MB, kept here)', game.title, megabytes(game.size))),
        button(said('Play'), leave(() => this.#opening.kept(game)), {'aria-label': said('Play {0}', game.title)}),
        button(said('Forget'), () => this.#kept.forget(game.hash).then(again), {'aria-label': said('Forget {0}', game.title)}),
      ),
    );
    const published = this.#opening.published;
    const own = published ? [button(said('Play {0}', withoutEdition(published.title)), leave(() => this.#opening.ofSite()))] : [];
    return [
      ...own,
      ...kept,
      element(
        'div',
        {className: 'row'},
        button(said('Choose a folder'), leave(() => this.#opening.choose({folder: true}))),
        button(said('Choose files'), leave(() => this.#opening.choose({multiple: true}))),
      ),
      element('p', {className: 'quiet'}, said('Games of yours stay on this device: they are read here and sent nowhere.')),
    ];
  }
}
