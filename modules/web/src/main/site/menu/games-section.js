'use strict';

/** Games: the site's own, those kept here, others to choose. */
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
        element('span', {}, `${game.title} (${megabytes(game.size)} MB, kept here)`),
        button('Play', leave(() => this.#opening.kept(game)), {'aria-label': `Play ${game.title}`}),
        button('Forget', () => this.#kept.forget(game.hash).then(again), {'aria-label': `Forget ${game.title}`}),
      ),
    );
    const published = this.#opening.published;
    const own = published ? [button(`Play ${withoutEdition(published.title)}`, leave(() => this.#opening.ofSite()))] : [];
    return [
      ...own,
      ...kept,
      element(
        'div',
        {className: 'row'},
        button('Choose a folder', leave(() => this.#opening.choose({folder: true}))),
        button('Choose files', leave(() => this.#opening.choose({multiple: true}))),
      ),
      element('p', {className: 'quiet'}, 'Games of yours stay on this device: they are read here and sent nowhere.'),
    ];
  }
}
