'use strict';

/** The form that adds objects, states of objects and entrances of a room to sources. */
class AddingPanel {
  static STEP = 8;

  /** The purposes of the form, each with its fields and its title. */
  static KINDS = {
    object: {title: () => said('New object'), rows: ['object', 'picture', 'state']},
    state: {title: (name) => said('New state of {0}', name), rows: ['picture', 'state']},
    entry: {title: (name) => said('New way in, to {0}', name), rows: ['entry']},
  };

  constructor(page) {
    this.page = page;
    this.by = page.by;
    this.kind = null;
    this.file = null;
  }

  listen() {
    const on = (id, event, action) => this.by(id).addEventListener(event, action);
    Object.keys(AddingPanel.KINDS).forEach((kind) => on(`new-${kind}`, 'click', () => this.open(kind)));
    on('adding-cancel', 'click', () => this.close());
    on('adding-create', 'click', () => this.create());
    on('adding-picture', 'change', () => this.show());
    on('adding-file', 'change', ({target}) => this.take(target.files[0]));
    this.by('adding').addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target.tagName === 'INPUT') {
        event.preventDefault();
        this.create();
      } else if (event.key === 'Escape') {
        event.stopPropagation();
        this.close();
      }
    });
    addEventListener('paste', ({clipboardData}) => {
      const item = [...clipboardData.items].find(({type}) => type === 'image/png');
      if (item && this.kind) {
        this.by('adding-picture').value = 'file';
        this.take(item.getAsFile());
      }
    });
  }

  /** The chosen object, to which states and entrances are added. */
  get chosen() {
    const {thing} = this.page.chosen ?? {};
    return this.page.room.drawn ? Drawing.things(this.page.state, this.page.room)[thing] : undefined;
  }

  open(kind) {
    const {page} = this;
    this.kind = kind;
    this.file = null;
    this.by('adding-file').value = '';
    this.by('adding-picture').value = 'copy';
    ['adding-name', 'adding-label', 'adding-state'].forEach((id) => (this.by(id).value = ''));
    page.works = 'things';
    if (kind === 'object') {
      const [left, top, width, height] = page.map.extent;
      page.chosen = null;
      this.frame = this.snapped([left + width / 2 - 16, top + height / 2 - 16, left + width / 2 + 16, top + height / 2 + 16]);
    }
    if (kind === 'entry') {
      this.listWays();
    }
    this.say('');
    page.draw();
    this.by(kind === 'object' ? 'adding-name' : kind === 'state' ? 'adding-state' : 'adding-from').focus();
  }

  close() {
    const {kind} = this;
    this.kind = null;
    this.page.draw();
    this.by(`new-${kind}`).focus();
  }

  say(text) {
    this.by('adding-said').textContent = text;
  }

  /** The objects of the other rooms, and the existing verbs. */
  listWays() {
    const {page} = this;
    const own = page.state.room;
    const objects = page.rooms.flatMap((room, number) =>
      room.drawn && number !== own
        ? Drawing.things(page.latestOf(number), room)
            .filter(({kind}) => kind === 'object')
            .map(({name}) => element('option', {value: `${room.drawn.name}.${name}`}, `${room.drawn.name}: ${name}`))
        : [],
    );
    const {verbs} = page.room.drawn;
    const usual = ['go', 'walk', 'open', 'use'].find((verb) => verbs.includes(verb));
    this.by('adding-from').replaceChildren(...objects);
    this.by('adding-verb').replaceChildren(...verbs.map((verb) => element('option', {value: verb}, verb)));
    this.by('adding-verb').value = usual ?? verbs[0] ?? '';
  }

  /** Objects stand on lines eight pixels apart, and inside of the picture. */
  snapped([x1, y1, x2, y2]) {
    const {width, height} = this.page.room;
    const on = (value, most) => Math.max(0, Math.min(most ?? Drawing.MOST, Math.round(value / AddingPanel.STEP) * AddingPanel.STEP));
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)].map((x) => on(x, width));
    const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)].map((y) => on(y, height));
    return [left, top, Math.max(AddingPanel.STEP, right - left), Math.max(AddingPanel.STEP, bottom - top)];
  }

  /** Takes the corners of a rectangle that is dragged over the room. */
  dragged(corners) {
    this.frame = this.snapped(corners);
    this.page.draw();
  }

  /** Takes a picture; a new object gets its size. */
  async take(file) {
    this.file = null;
    if (!file) {
      return;
    }
    try {
      const image = await createImageBitmap(file);
      const [width, height] = [image.width, image.height].map((side) => Math.ceil(side / AddingPanel.STEP) * AddingPanel.STEP);
      const isWhole = width === image.width && height === image.height;
      this.file = {png: isWhole ? await AddingPanel.base64(file) : AddingPanel.enlarged(image, width, height), width, height};
      if (this.kind === 'object') {
        this.frame = [this.frame[0], this.frame[1], width, height];
      }
      this.say('');
    } catch {
      this.say(said('This picture cannot be read. Choose a PNG file.'));
    }
    this.page.draw();
  }

  static async base64(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }

  /** The area added at the right and below is transparent. */
  static enlarged(image, width, height) {
    const canvas = element('canvas', {width, height});
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1];
  }

  /** The edited state, or a sentence about what is missing. */
  edited() {
    const {page, kind} = this;
    const value = (id) => this.by(id).value.trim();
    const {state} = page;
    if (kind === 'entry') {
      const [room, object] = value('adding-from').split('.');
      const target = this.chosen.name;
      return object ? Drawing.withAdded(state, {kind, room, object, verb: value('adding-verb'), target}, [-1, -1]) : said('There is no other room with an object.');
    }
    const source = value('adding-picture');
    if (source === 'file' && !this.file) {
      return said('Choose a PNG file, or paste a picture.');
    }
    if (kind === 'object' && !/^[A-Za-z_]\w*$/.test(value('adding-name'))) {
      return said('Give the object a name for scripts, of letters, digits and _.');
    }
    const [x, y, width, height] = this.frame;
    const thing = kind === 'object' ? state.things.length : page.chosen.thing;
    const withThing =
      kind === 'object'
        ? Drawing.withAdded(state, {kind, name: value('adding-name'), label: value('adding-label')}, [x, y, width, height, ...this.nearestFloor(x + width / 2, y + height), 3])
        : state;
    const {png, width: wide, height: high} = this.file ?? {};
    const [left, top, across, down] = withThing.things[thing];
    const picture = source === 'copy' ? {copy: [left, top], width: across, height: down} : {png, width: wide, height: high};
    return source === '' ? withThing : {...withThing, pictures: [...withThing.pictures, {thing, state: value('adding-state'), ...picture}]};
  }

  /** The place on the floor that is nearest to a point; the point itself without a floor. */
  nearestFloor(x, y) {
    const places = this.page.state.boxes
      .filter((box) => !Rooms.isParked(box))
      .map((box) => {
        const [x1, y1, x2, y2] = FloorMap.bounds(box);
        return [Math.max(x1, Math.min(x2, Math.round(x))), Math.max(y1, Math.min(y2, Math.round(y)))];
      });
    const far = ([left, top]) => Math.hypot(left - x, top - y);
    return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0] ?? [Math.round(x), Math.round(y)]);
  }

  /** Adds the contents of the form, unless the program finds an error, or the room or the form changes meanwhile. */
  async create() {
    const {page, kind} = this;
    const {state, chosen} = page;
    const edited = this.edited();
    const wrong = typeof edited === 'string' ? edited : await this.errorIn(edited);
    if (page.state !== state || page.chosen !== chosen || this.kind !== kind) {
      return;
    }
    if (wrong) {
      this.say(wrong);
      return;
    }
    const thing = kind === 'state' ? chosen.thing : edited.things.length - 1;
    const {pictures} = Drawing.things(edited, page.room)[thing];
    const added = edited.pictures.length > page.state.pictures.length;
    page.change(edited);
    this.kind = null;
    page.chosen = {kind: 'thing', thing};
    if (added) {
      page.drawing.look(thing, pictures[pictures.length - 1].state);
    }
    page.draw();
    this.by('thing').focus();
  }

  /** The first error that the program finds in an edited state; undefined if there is none. */
  async errorIn(edited) {
    try {
      const {error, diagnostics} = await this.page.drawing.checked(edited);
      return error ?? diagnostics.find(({severity}) => severity === 'error')?.message;
    } catch (thrown) {
      return thrown.message;
    }
  }

  show() {
    const {page, kind} = this;
    const isObject = this.chosen?.kind === 'object';
    this.by('new-state').disabled = !isObject;
    this.by('new-entry').disabled = !isObject;
    if ((kind === 'object' && page.chosen) || (kind && kind !== 'object' && !isObject) || !page.room.drawn) {
      this.kind = null;
    }
    this.by('adding').hidden = !this.kind;
    page.map.showFrame(this.kind === 'object' ? this.frame : null, (corners) => this.dragged(corners));
    if (!this.kind) {
      return;
    }
    const {title, rows} = AddingPanel.KINDS[this.kind];
    this.by('adding-title').textContent = title(this.chosen?.name);
    ['object', 'picture', 'state', 'entry'].forEach((row) => (this.by(`adding-${row}-row`).hidden = !rows.includes(row)));
    const source = this.by('adding-picture').value;
    this.by('adding-file').hidden = source !== 'file';
    this.by('adding-state-row').hidden ||= source === '';
    this.by('adding-picture').querySelector('[value=""]').hidden = this.kind === 'state';
    this.by('adding-where').textContent = this.kind === 'object' ? said('{0}, {1} pixels', this.frame.slice(0, 2).join(', '), this.frame.slice(2).join(' × ')) : '';
  }
}
