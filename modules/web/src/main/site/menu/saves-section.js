'use strict';

/** Saves: creates and lists them, and copies them to and from files. */
class SavesSection {
  title = 'Saved games';

  #game;
  #autosave;

  constructor(game, autosave) {
    this.#game = game;
    this.#autosave = autosave;
  }

  async body({menu, again}) {
    if (!this.#game.slots) {
      return [element('p', {}, said('No game is open.'))];
    }
    const saves = await this.#game.slots.list();
    const list = element('ul', {className: 'slots'}, ...saves.map((save) => this.#slot(save, menu, again)));
    return [this.#saving(again), saves.length ? list : element('p', {}, said('Nothing is saved yet.')), this.#upload(again)];
  }

  #saving(again) {
    const name = element('input', {type: 'text', id: 'save-name', maxLength: 80, autocomplete: 'off'});
    const answer = element('p', {role: 'status'});
    const save = async () => {
      try {
        const slot = await this.#free();
        await this.#game.slots.put(slot, await this.#game.save(name.value.trim() || said('Save {0}', slot)));
        again();
      } catch (e) {
        answer.textContent = Trouble.sentence(e);
      }
    };
    name.addEventListener('keydown', ({key, isComposing}) => key === 'Enter' && !isComposing && save());
    const label = element('label', {htmlFor: 'save-name'}, said('Name'));
    return element('div', {className: 'row'}, label, name, button(said('Save'), save), answer);
  }

  #slot(save, menu, again) {
    const {slot, bytes, header} = save;
    const answer = element('p', {role: 'status'});
    const name = header?.title || SavesSection.#kind(slot);
    const load = async () => {
      try {
        // The current game is saved first, so that loading loses nothing.
        await this.#autosave.now();
        await this.#game.load(bytes);
        menu.close();
      } catch (e) {
        answer.textContent = Trouble.sentence(e);
      }
    };
    const file = DeviceFiles.name(this.#game.facts.title, slot) + '.save';
    return element(
      'li',
      {},
      SavesSection.#thumbnail(save.thumbnail),
      element(
        'div',
        {className: 'what'},
        element('strong', {}, name),
        element('p', {className: 'quiet'}, SavesSection.#facts(save)),
        answer,
      ),
      button(said('Load'), load, {'aria-label': said('Load {0}', name)}),
      button(said('Download'), () => DeviceFiles.give(file, bytes), {'aria-label': said('Download {0}', name)}),
      button(said('Delete'), () => this.#game.slots.delete(slot).then(again), {'aria-label': said('Delete {0}', name)}),
    );
  }

  #upload(again) {
    const answer = element('p', {role: 'status'});
    const upload = async () => {
      const [file] = await DeviceFiles.choose({accept: '.save'});
      if (!file) {
        return;
      }
      try {
        const save = await this.#game.check(await file.arrayBuffer());
        await this.#game.slots.put(await this.#free(), save);
        again();
      } catch (e) {
        answer.textContent = `${file.name}: ${Trouble.sentence(e)}`;
      }
    };
    const text = said('A save made with Bowsprit on a desktop can be loaded here, and the other way round.');
    return element('div', {className: 'row'}, button(said('Upload a save'), upload), element('p', {className: 'quiet'}, text), answer);
  }

  async #free() {
    const slot = await this.#game.slots.free();
    if (!slot) {
      throw new EngineRefusal(said('All 99 places are taken. Delete a save first.'));
    }
    return slot;
  }

  static #kind(slot) {
    if (slot.startsWith('auto-')) {
      return said('Saved by itself');
    }
    return slot === 'quick' ? said('Quick save') : said('Save {0}', slot);
  }

  static #facts({header, savedAt}) {
    const played = header ? said('{0} min played', Math.floor(header.seconds / 60)) : '';
    const room = header ? header.roomName || said('room {0}', header.room) : '';
    return [room, played, new Date(savedAt).toLocaleString(texts.language)].filter(Boolean).join(' · ');
  }

  /** The picture of the screen; an uploaded save has none. */
  static #thumbnail(thumbnail) {
    const image = element('img', {alt: '', width: 160, height: 120});
    if (thumbnail) {
      image.src = URL.createObjectURL(new Blob([thumbnail], {type: 'image/png'}));
      image.onload = () => URL.revokeObjectURL(image.src);
    }
    return image;
  }
}
