'use strict';

/** The part of the page that draws in sources: things and slots as fields, saving, playing. */
class DrawingPanel {
  static SEVERITIES = {error: () => said('error'), warning: () => said('warning')};

  constructor(page) {
    this.page = page;
    this.by = page.by;
    this.saved = new Map();
    this.floor = {of: null, boxm: null, diagnostics: [], pictures: []};
    this.questions = 0;
    this.looks = {};
    this.told = {of: null, diagnostics: []};
    this.adding = new AddingPanel(page);
  }

  get drawn() {
    return this.page.room.drawn;
  }

  listen() {
    const {page} = this;
    const on = (id, event, action) => this.by(id).addEventListener(event, ({target}) => action(target));
    on('save', 'click', () => this.save());
    on('reload', 'click', () => this.reload());
    on('play-here', 'click', () => this.play());
    on('works', 'change', ({value}) => {
      page.chosen = null;
      page.works = value;
      page.draw();
    });
    this.adding.listen();
    on('thing-look', 'change', ({value}) => {
      this.look(page.chosen.thing, Number(value));
      page.draw();
    });
    on('thing', 'change', ({value}) => {
      page.chosen = value === '' ? null : {kind: 'thing', thing: Number(value)};
      page.draw();
    });
    on('planes', 'change', ({value}) => page.map.showPlane(this.drawn?.planes.find(({number}) => String(number) === value), page.room));
    on('invisible', 'change', ({checked}) => {
      const box = page.chosen?.box;
      const flags = page.state.boxes[box][FloorEdits.FLAGS] & ~FloorEdits.INVISIBLE;
      page.change(FloorEdits.withNumbers(page.state, box, {[FloorEdits.FLAGS]: flags | (checked ? FloorEdits.INVISIBLE : 0)}));
    });
    on('thing-facing', 'change', ({value}) => this.put({[Drawing.FACING]: Number(value)}, null));
    ['x', 'y', 'width', 'height', 'walk-x', 'walk-y'].forEach((field, slot) => {
      on(`thing-${field}`, 'change', ({value}) => {
        if (/^-?\d+$/.test(value)) {
          this.put({[slot]: Number(value)}, null);
        }
        page.draw();
      });
    });
    addEventListener('beforeunload', (event) => {
      if (this.isWritable && this.isDirty) {
        event.preventDefault();
      }
    });
  }

  put(numbers, gesture) {
    const {page} = this;
    page.change(Drawing.withNumbers(page.state, page.room, page.chosen.thing, numbers), gesture);
  }

  get isWritable() {
    return this.page.rooms.some(({drawn}) => drawn?.writable);
  }

  /** Starts with rooms in the state on the disk. */
  begin() {
    this.saved = new Map();
    this.floor = {of: null, boxm: null, diagnostics: [], pictures: []};
    this.questions++;
    this.told = {of: null, diagnostics: []};
  }

  /** The numbers of all changed rooms. */
  changed() {
    return [...this.page.latest.values()]
      .filter(({room}) => this.page.rooms[room].drawn && this.text(room) !== this.ownText(room))
      .map((state) => Drawing.numbers(state));
  }

  text(room) {
    return JSON.stringify(Drawing.numbers(this.page.latestOf(room)));
  }

  ownText(room) {
    return JSON.stringify(Drawing.numbers(Rooms.state(this.page.rooms, room)));
  }

  get isDirty() {
    return [...this.page.latest.keys()].some(
      (room) => this.page.rooms[room].drawn && this.text(room) !== (this.saved.get(room) ?? this.ownText(room)),
    );
  }

  /** Shows the picture of a state. */
  look(thing, state) {
    this.looks = {...this.looks, [thing]: state};
  }

  /** Lets the program check boxes and pictures as a build does, because the matrix of sources includes their links. */
  async check(state) {
    const of = JSON.stringify([state.room, state.boxes, state.kept, state.slots, state.things, state.added, state.pictures]);
    // Answers may arrive in another order than the questions: only the last one counts.
    const question = ++this.questions;
    if (this.floor.of === of) {
      return;
    }
    const checked = await this.checked(state);
    if (question === this.questions) {
      this.floor = {of, ...checked};
    }
  }

  /** The result of a build of a room in a state: `{boxm, diagnostics, pictures, error}`. */
  async checked(state) {
    const others = this.changed().filter(({room}) => room !== state.room);
    const {boxm = null, diagnostics = [], pictures = [], error} = await this.page.answers.ask('api/sources/check', {
      rooms: [...others, Drawing.numbers(state)],
      shown: state.room,
    });
    return {boxm, diagnostics, pictures, error};
  }

  /** The matrix that a build writes; if it writes none, the matrix that follows from the boxes. */
  boxm(state) {
    const hasBoxes = state.boxes.some((box) => !Rooms.isParked(box));
    return this.floor.boxm ?? (hasBoxes && this.floor.diagnostics.some(({severity}) => severity === 'error') ? 'boxes' : null);
  }

  say(text, isTrouble = false) {
    this.by('drawing-said').textContent = text;
    this.by('drawing-said').classList.toggle('trouble', isTrouble);
  }

  /** Scripts use numbers of boxes, and the numbers of later boxes have changed. */
  tellRemoved(box) {
    const calls = this.drawn.boxCalls;
    const out = said('Box {0} is out, with its links; those behind it are called one less.', box);
    const scripts = said('Scripts mean boxes by number here, look whether they still mean the right ones: {0}.', calls.join('; '));
    this.say(calls.length > 0 ? `${out} ${scripts}` : out);
  }

  async asked(path, question) {
    this.isBusy = true;
    this.show();
    try {
      const answer = await this.page.answers.ask(path, question);
      this.by('reload').classList.toggle('main', Boolean(answer.conflict));
      if (answer.conflict || answer.error) {
        this.say(answer.conflict ?? answer.error, true);
        return null;
      }
      return answer;
    } catch (error) {
      this.say(error.message, true);
      return null;
    } finally {
      this.isBusy = false;
      this.show();
    }
  }

  /** Writes the changes, one call after the other. */
  async save() {
    if (!this.isWritable || this.isBusy) {
      return;
    }
    const rooms = this.changed();
    const texts = new Map([...this.page.latest.keys()].map((room) => [room, this.text(room)]));
    const answer = await this.asked('api/sources/save', {rooms});
    if (answer) {
      this.saved = texts;
      this.tell(answer);
      const files = answer.saved.length > 0 ? said('Saved {0}.', answer.saved.join(', ')) : said('Nothing was to be saved.');
      this.say(`${files} ${this.built(answer)}`, !answer.built);
      this.show();
    }
  }

  /** Keeps the warnings about the shown room, until something is changed. */
  tell({diagnostics}) {
    const folder = `rooms/${this.drawn?.name}/`;
    const own = diagnostics.filter(({at, severity}) => severity === 'warning' && at.startsWith(folder));
    this.told = {of: this.page.state, diagnostics: own};
  }

  built({built, diagnostics}) {
    if (built) {
      return said('It builds.');
    }
    const {at, message} = diagnostics.find(({severity}) => severity === 'error') ?? {at: '', message: said('no error is told')};
    return said('It does not build: {0}: {1}.', at, message);
  }

  async play() {
    if (this.isBusy || !this.drawn) {
      return;
    }
    const answer = await this.asked('api/sources/play', {rooms: this.changed(), play: this.page.state.room});
    if (answer) {
      this.tell(answer);
      this.say(answer.built ? answer.played : this.built(answer), !answer.built);
    }
  }

  /** Reads the sources again. Unsaved changes are lost. */
  async reload() {
    const file = await this.asked('api/sources/rooms', {});
    if (file) {
      await this.page.openDrawn(file);
      this.say(said('Reloaded.'));
    }
  }

  show() {
    const {page, drawn} = this;
    const {state, chosen} = page;
    this.by('drawing').hidden = !drawn;
    this.by('invisible-row').hidden = !drawn;
    this.by('save-boxes').hidden = Boolean(drawn);
    const box = chosen?.box;
    if (!drawn) {
      this.adding.show();
      return;
    }
    if (box !== undefined) {
      this.by('invisible').checked = FloorEdits.isInvisible(state, box);
    }
    this.by('works').value = page.works;
    this.by('save').disabled = !drawn.writable || this.isBusy || !this.isDirty;
    this.by('play-here').disabled = Boolean(this.isBusy);
    this.by('read-only').hidden = drawn.writable;
    this.showThing(chosen?.thing);
    this.adding.show();
    this.showSlots();
    this.showProblems();
  }

  showThing(thing) {
    const {page, drawn} = this;
    const things = Drawing.things(page.state, page.room);
    const kinds = {actor: (name) => said('{0} (actor)', name), entry: (name) => said('{0} (way in)', name), object: (name) => name};
    const names = things.map(({kind, name}) => kinds[kind](name));
    const listed = JSON.stringify([page.state.room, names]);
    if (this.listed !== drawn || this.names !== listed) {
      this.listed = drawn;
      this.names = listed;
      this.by('thing').replaceChildren(element('option', {value: ''}, said('none')), ...names.map((name, id) => element('option', {value: String(id)}, name)));
      this.by('planes').replaceChildren(
        element('option', {value: ''}, said('none')),
        ...drawn.planes.map(({number}) => element('option', {value: String(number)}, said('z-plane {0}', number))),
      );
      this.by('planes').parentElement.hidden = drawn.planes.length === 0;
    }
    this.by('thing').value = thing === undefined ? '' : String(thing);
    const one = thing === undefined ? null : things[thing];
    this.by('thing-fields').hidden = !one;
    if (!one) {
      return;
    }
    const numbers = page.state.things[thing];
    ['x', 'y', 'width', 'height', 'walk-x', 'walk-y', 'facing'].forEach((field, slot) => {
      const input = this.by(`thing-${field}`);
      input.closest('.pair').hidden = numbers[slot] === undefined;
      input.disabled = !one.written[slot];
      input.title = one.written[slot] ? '' : said('Not written out in {0}.', one.file);
      if (document.activeElement !== input || input.tagName === 'SELECT') {
        input.value = String(numbers[slot] ?? '');
      }
    });
    this.by('thing-file').textContent = one.file;
    this.showLook(thing, one);
  }

  /** The states that have pictures. */
  showLook(thing, {pictures, states, state}) {
    const name = (number) => states.find((one) => one.number === number)?.name ?? said('state {0}', number);
    const options = pictures.map((one) => element('option', {value: String(one.state)}, name(one.state)));
    this.by('thing-look').replaceChildren(element('option', {value: '0'}, said('no picture')), ...options);
    this.by('thing-look').value = String(this.looks[thing] ?? state);
    this.by('thing-look').closest('.pair').hidden = pictures.length === 0;
  }

  /** The slots; each is a line of numbers. */
  showSlots() {
    const {page} = this;
    const used = page.state.slots.map((slot, number) => ({slot, number})).filter(({number}) => page.room.slots[number].some((value) => value !== 0));
    const rows = used.map(({slot, number}) => {
      const fields = [0, 1, 2, 3].map((place) => {
        const which = place < 2 ? 1 : 2;
        const name = place % 2 ? said('slot {0}, at row {1}', number + 1, which) : said('slot {0}, scale {1}', number + 1, which);
        return element('input', {type: 'number', min: '0', max: '65535', value: String(slot[place]), ariaLabel: name, id: `slot-${number}-${place}`, onchange: ({target}) => this.putSlot(number, place, target.value)});
      });
      return element('span', {className: 'pair slots'}, element('span', {className: 'what'}, said('slot {0}', number + 1)), ...fields);
    });
    const shown = JSON.stringify(page.state.slots);
    if (this.slotsShown !== shown || this.slotsOf !== page.room) {
      [this.slotsShown, this.slotsOf] = [shown, page.room];
      this.by('slots').replaceChildren(...rows);
    }
  }

  putSlot(number, place, value) {
    const {page} = this;
    if (/^\d{1,5}$/.test(value) && Number(value) <= 0xffff) {
      const slots = page.state.slots.map((slot, id) => (id === number ? Object.assign([...slot], {[place]: Number(value)}) : slot));
      page.change({...page.state, slots});
    }
  }

  /** Forgets what is shown, to show it in another language. */
  speak() {
    this.listed = this.slotsOf = this.problemsShown = null;
  }

  showProblems() {
    const {page} = this;
    const {diagnostics, pictures, error} = this.floor;
    const things = Drawing.things(page.state, page.room);
    const outside = things
      .map((thing, id) => ({thing, numbers: page.state.things[id]}))
      .filter(({thing, numbers}) => Drawing.isOutside(page.state, thing, numbers))
      .map(({thing, numbers}) => ({
        at: '',
        severity: 'warning',
        message: said('actors cannot come near {0}, where {1} is used: it is outside all boxes', numbers.slice(Drawing.WALK_X, Drawing.FACING).join(', '), thing.name),
      }));
    const told = this.told.of === page.state ? this.told.diagnostics.filter(({message}) => !message.includes('outside all boxes')) : [];
    const lines = error ? [{at: '', severity: 'error', message: error}] : [...diagnostics, ...pictures, ...told, ...outside];
    const text = JSON.stringify(lines);
    if (text !== this.problemsShown) {
      this.problemsShown = text;
      this.by('problems').replaceChildren(
        ...lines.map(({at, severity, message}) => element('li', {className: severity}, `${DrawingPanel.SEVERITIES[severity]()}${at ? `, ${at.split('/').pop()}` : ''}: ${message}`)),
      );
    }
  }
}
