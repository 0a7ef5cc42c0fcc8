'use strict';

/** Fields, buttons and keys for everything that dragging can do. */
class LabControls {
  constructor(page) {
    this.page = page;
    this.by = page.by;
  }

  listen() {
    this.listenToRooms();
    this.listenToFields();
    this.listenToBoxes();
    this.listenToLayers();
    this.listenToExports();
    this.listenToTour();
    addEventListener('keydown', (event) => this.key(event));
  }

  on(id, event, action) {
    this.by(id).addEventListener(event, ({target}) => action(target));
  }

  edit(action, gesture = null) {
    this.page.change(action(this.page.state), gesture);
  }

  /** A field for a whole number; other input is ignored. */
  number(id, action) {
    this.on(id, 'input', ({value}) => {
      if (/^-?\d+$/.test(value)) {
        this.edit((state) => action(state, Number(value)), `field ${id}`);
      }
    });
    this.on(id, 'change', () => this.page.showFields());
  }

  listenToRooms() {
    const {page} = this;
    this.on('room', 'change', ({value}) => page.change(page.latestOf(Number(value))));
    this.on('scenario', 'change', ({value}) => {
      const {locks, rebuilt} = value === '' ? {locks: [], rebuilt: false} : page.room.scenarios[Number(value)];
      this.edit((state) => ({...state, locks, rebuilt}));
    });
    this.on('scripted', 'change', ({value}) => {
      if (value !== '') {
        this.edit((state) => Rooms.withWalk(state, page.room.scripted[Number(value)]));
      }
    });
    this.on('open', 'change', (target) => this.open(GameFiles.ofChoice([...target.files])));
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
      event.preventDefault();
      GameFiles.ofDrop(event.dataTransfer)
        .then((files) => this.open(files))
        .catch((error) => this.refuse(said('This'), error));
    });
  }

  async open(files) {
    if (files.length === 0) {
      return;
    }
    this.by('trouble').textContent = said('Reading…');
    const name = files.length === 1 ? files[0].name : said('the dropped game');
    try {
      if (files.length === 1 && name.toLowerCase().endsWith('.json')) {
        await this.page.openRooms(JSON.parse(await files[0].file.text()));
      } else {
        const {file, pictures} = await this.page.answers.rooms(name, files);
        await this.page.openRooms(file, pictures);
      }
    } catch (error) {
      this.refuse(files.length === 1 ? name : said('This'), error);
    }
  }

  refuse(what, error) {
    this.by('trouble').textContent = said('{0} cannot be opened: {1}', what, error.message);
  }

  listenToFields() {
    for (const end of ['start', 'goal']) {
      this.number(`${end}-x`, (state, x) => FloorEdits.withEnd(state, end, x, state[end][1]));
      this.number(`${end}-y`, (state, y) => FloorEdits.withEnd(state, end, state[end][0], y));
    }
    const speed = (value) => Math.max(1, Math.min(255, value));
    this.number('speed-x', (state, x) => ({...state, speed: [speed(x), state.speed[1]]}));
    this.number('speed-y', (state, y) => ({...state, speed: [state.speed[0], speed(y)]}));
    this.on('rebuilt', 'change', ({checked}) => this.edit((state) => ({...state, rebuilt: checked})));
    this.on('from-boxes', 'change', ({checked}) =>
      this.edit((state) => ({...state, boxm: checked ? 'boxes' : this.ownMatrix(state)})),
    );
    this.on('undo', 'click', () => this.page.undo());
    this.on('redo', 'click', () => this.page.redo());
  }

  /** The room's own matrix, unless boxes were added or deleted. */
  ownMatrix(state) {
    const {boxes, boxm} = this.page.room;
    return boxes.length === state.boxes.length ? boxm : 'boxes';
  }

  listenToBoxes() {
    const {page} = this;
    const chosen = () => page.chosen?.box;
    this.on('box', 'change', ({value}) => {
      page.chosen = value === '' ? null : {kind: 'box', box: Number(value)};
      page.draw();
    });
    for (let k = 0; k < 4; k++) {
      this.number(`corner-${k}-x`, (state, x) => FloorEdits.withCorner(state, chosen(), k, x, state.boxes[chosen()][2 * k + 1]));
      this.number(`corner-${k}-y`, (state, y) => FloorEdits.withCorner(state, chosen(), k, state.boxes[chosen()][2 * k], y));
    }
    const within = (most, value) => Math.max(0, Math.min(most, value));
    this.number('scale', (state, value) => FloorEdits.withNumbers(state, chosen(), {[FloorEdits.SCALE]: within(0xffff, value)}));
    this.number('mask', (state, value) => FloorEdits.withNumbers(state, chosen(), {[FloorEdits.MASK]: within(0xff, value)}));
    this.on('locked', 'change', ({checked}) => this.edit((state) => FloorEdits.withLock(state, chosen(), checked)));
    this.on('split-upright', 'click', () => this.edit((state) => FloorEdits.withSplit(state, chosen(), true)));
    this.on('split-level', 'click', () => this.edit((state) => FloorEdits.withSplit(state, chosen(), false)));
    this.on('add', 'click', () => {
      this.edit((state) => FloorEdits.withAdded(state, ...state.goal));
      page.choose({kind: 'box', box: page.state.boxes.length - 1});
    });
    this.on('delete', 'click', () => {
      const box = chosen();
      const {kept} = page.state;
      page.chosen = null;
      this.edit((state) => FloorEdits.withoutBox(state, box));
      if (box < kept?.length) {
        page.drawing.tellRemoved(box);
      }
    });
  }

  listenToLayers() {
    const {page} = this;
    this.on('form', 'change', ({value}) => {
      page.form = value;
      page.draw();
    });
    this.on('thinks', 'change', ({checked}) => {
      page.thinks = checked;
      this.by('thinking').hidden = !checked;
      page.ask();
    });
    this.on('thinker', 'change', ({value}) => {
      page.thinker = value;
      page.thought = 0;
      page.ask();
    });
    this.on('thought', 'input', ({value}) => {
      page.thought = Number(value);
      page.draw();
    });
    const step = (by) => {
      page.thought = Math.max(0, Math.min(Number(this.by('thought').max), page.thought + by));
      page.draw();
    };
    this.on('thought-back', 'click', () => step(-1));
    this.on('thought-on', 'click', () => step(1));
    this.on('thought-play', 'click', () => page.play());
    this.on('zoom-in', 'click', () => page.map.zoom(1 / FloorMap.ZOOM));
    this.on('zoom-out', 'click', () => page.map.zoom(FloorMap.ZOOM));
    this.on('zoom-all', 'click', () => page.map.zoom(Infinity));
    this.on('show-picture', 'change', ({checked}) => this.by('map').classList.toggle('no-picture', !checked));
    this.on('walk', 'click', () => page.walk());
    this.on('pace', 'change', ({value}) => (page.walkers.times = Number(value)));
  }

  listenToExports() {
    const {page} = this;
    const save = (name, text) => {
      const link = element('a', {href: URL.createObjectURL(new Blob([text])), download: name});
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    };
    this.on('save-json', 'click', () => save('room.json', page.boxSet()));
    this.on('save-boxes', 'click', async () => save('boxes.txt', await page.boxesText()));
    const copy = async (text) => {
      await navigator.clipboard.writeText(text);
      this.by('spoken').textContent = said('Copied.');
    };
    this.on('copy-command', 'click', () => copy(this.by('command').textContent));
    this.on('copy-address', 'click', () => copy(page.address()));
  }

  listenToTour() {
    const {page} = this;
    let stop = -1;
    const tell = () => {
      const {title, text} = TOUR[stop] ?? {title: '', text: ''};
      this.by('tour-title').textContent = said('{0} of {1}: {2}', stop + 1, TOUR.length, said(title));
      this.by('tour-text').textContent = said(text);
      this.by('tour-on').textContent = stop === TOUR.length - 1 ? said('Done') : said('Next');
    };
    texts.addEventListener('changed', tell);
    const show = (next) => {
      stop = next;
      this.by('tour').hidden = stop < 0 || stop >= TOUR.length;
      if (this.by('tour').hidden) {
        this.by('tour-begin').focus();
        return;
      }
      const {witness, start, goal, box} = TOUR[stop];
      tell();
      this.by('tour-back').disabled = stop === 0;
      const rooms = page.rooms.filter(({isPublished}) => isPublished).length;
      page.change({...Rooms.state(page.rooms, rooms - 2 + witness), start, goal});
      page.chosen = box === undefined ? null : {kind: 'box', box};
      page.draw();
      this.by('tour').focus();
    };
    this.on('tour-begin', 'click', () => show(0));
    this.on('tour-back', 'click', () => show(stop - 1));
    this.on('tour-on', 'click', () => show(stop + 1));
    this.on('tour-end', 'click', () => show(TOUR.length));
  }

  key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's' && this.page.room.drawn) {
      this.page.drawing.save();
      event.preventDefault();
      return;
    }
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (isUndo && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) {
      if (event.shiftKey) {
        this.page.redo();
      } else {
        this.page.undo();
      }
      event.preventDefault();
    } else if (event.key === 'Escape' && this.page.chosen) {
      this.page.choose(this.page.chosen);
    }
  }
}
