'use strict';

/** Opens games: the site's own, those stored in this browser, and those that the player drops or chooses. */
class Opening {
  #game;
  #stage;
  #trouble;
  #settings;
  #kept;
  #site;
  /** Reads the files of the running game again, for a recording or a new start. */
  #read = null;
  /** The boot parameter in the page's address; undefined for the game's own. */
  #bootParameter;

  /** The contents of game.json, or null if the site has no game. */
  published = null;

  /** `site` is its PublishedGame. */
  constructor({game, stage, trouble, settings, kept, site}) {
    this.#game = game;
    this.#stage = stage;
    this.#trouble = trouble;
    this.#settings = settings;
    this.#kept = kept;
    this.#site = site;
  }

  /** Opens the last played game or the site's game. If there is none, asks for a game. */
  async first() {
    this.published = await this.#site.facts();
    const last = this.#settings.get('lastGame');
    const kept = (await this.#kept.list()).find(({hash}) => hash === last);
    this.#bootParameter = Opening.bootParameter(location.hash);
    if (this.published && this.#bootParameter !== undefined) {
      await this.ofSite();
    } else if (kept) {
      await this.kept(kept);
    } else if (this.published) {
      await this.ofSite();
    } else {
      this.#stage.offer(said('Drop a game of yours here: a folder, its files or a .pak.'), [
        [said('Choose a folder'), () => this.choose({folder: true})],
        [said('Choose files'), () => this.choose({multiple: true})],
      ]);
    }
  }

  ofSite() {
    const read = () => this.#site.read((text) => this.#stage.progress(text));
    return this.#open(read, {router: this.published.router, bootParameter: this.#bootParameter});
  }

  /** Follows the page's address after a change: `#boot=7` restarts the site's game with boot parameter 7. */
  async followAddress() {
    const parameter = Opening.bootParameter(location.hash);
    if (this.published && parameter !== undefined) {
      this.#bootParameter = parameter;
      await this.ofSite();
    }
  }

  static bootParameter(hash) {
    const number = /^#boot=(\d{1,5})$/.exec(hash)?.[1];
    return number === undefined ? undefined : Number(number);
  }

  async kept(game) {
    await this.#own(await this.#kept.files(game), false);
  }

  /** Lets the player choose files or a folder. */
  async choose(what) {
    const files = GameFiles.ofChoice(await DeviceFiles.choose(what));
    if (files.length) {
      await this.#own(files, true);
    }
  }

  /** Handles a drop. Must be called during the event. */
  async dropped(transfer) {
    const files = await GameFiles.ofDrop(transfer);
    if (files.length) {
      await this.#own(files, true);
    }
  }

  /** Opens the running game again. */
  async again() {
    await this.#open(this.#read, {});
  }

  /** Plays a recording of the running game. */
  async replay(journal) {
    await this.#open(this.#read, {journal});
  }

  async #own(files, offerToKeep) {
    const read = async () => GameFiles.given(files);
    await this.#open(read, {}, offerToKeep ? files : null);
  }

  /** Opens a game and offers to start it. If that fails, shows the reason and keeps the old game. */
  async #open(read, options, toKeep = null) {
    this.#trouble.clear();
    this.#stage.progress(said('Opening the game …'));
    this.#game.stop('opening');
    try {
      const router = this.#settings.get('router') ?? options.router;
      const subtitles = this.#settings.get('subtitles');
      await this.#game.open(await read(), {...options, router, subtitles});
      this.#read = read;
      this.#settings.set('lastGame', this.#game.facts.hash);
      if (this.#game.facts.shortfall) {
        this.#trouble.tell(this.#game.facts.shortfall);
      }
      await this.#offer(options.journal ? null : toKeep, Boolean(options.journal), options.bootParameter !== undefined);
    } catch (e) {
      this.#refused(e, read, options, toKeep);
    }
  }

  /** A recording or a boot parameter sets the start, so no save is continued. */
  async #offer(toKeep, isReplay, isPlace = false) {
    const saves = isReplay || isPlace ? [] : await this.#game.slots.list();
    const begin = async (save) => {
      if (keep?.checked) {
        await this.#kept.keep(this.#game.facts, toKeep).catch((e) => this.#trouble.tell(Trouble.sentence(e)));
      }
      this.#stage.open();
      this.#game.begin();
      if (save) {
        await this.#game.load(save.bytes).catch((e) => this.#trouble.tell(Trouble.sentence(e)));
      }
    };
    const keep = toKeep && KeptGames.possible ? element('input', {type: 'checkbox'}) : null;
    const more = keep ? [element('label', {}, keep, ' ', said('Keep this game in this browser. It stays on this device.'))] : [];
    const ways = saves.length
      ? [[said('Go on'), () => begin(saves[0])], [said('From the beginning'), () => begin(null)]]
      : [[isReplay ? said('Play the recording') : said('Play'), () => begin(null)]];
    // The title is above the picture, and many games show it themselves.
    this.#stage.offer('', ways, more);
  }

  #refused(thrown, read, options, toKeep) {
    const seen = thrown.details?.choices ?? [];
    const choices = seen.length > 1 ? seen : [];
    const ways = choices.map(({choice, title}) => [title, () => this.#open(read, {...options, choice}, toKeep)]);
    this.#trouble.tell(Trouble.sentence(thrown), ways);
    this.#game.go('opening');
    if (this.#game.isPlaying) {
      this.#stage.open();
    } else if (this.published && !this.#game.facts) {
      this.#stage.offer('', [[said('Play {0}', withoutEdition(this.published.title)), () => this.ofSite()]]);
    } else if (this.#game.facts) {
      this.#offer(null, false);
    } else {
      this.#stage.offer(said('Drop another game here, or choose one.'), [
        [said('Choose a folder'), () => this.choose({folder: true})],
        [said('Choose files'), () => this.choose({multiple: true})],
      ]);
    }
  }
}

/** Returns a title without the edition in parentheses after it. */
function withoutEdition(title) {
  return title.replace(/ \([^()]*\)$/, '');
}
