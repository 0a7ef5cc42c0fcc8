'use strict';

/** The page. It shows one state, and every edit creates a new one. */
class LabPage {
  static SAY_AFTER = 500;
  static ADDRESS_AFTER = 400;
  static STEP = 150;

  /** The maximum number of pictures of a playback; with more steps, each picture shows several. */
  static MOST_PICTURES = 200;

  static MOST_LISTED = 500;

  constructor(answers, rooms) {
    this.answers = answers;
    this.rooms = rooms;
    this.shown = new Set();
    this.names = new Map();
    this.form = 'disk';
    this.thinks = false;
    this.thinker = '';
    this.thought = 0;
    this.by = (id) => document.getElementById(id);
    this.map = new FloorMap(this.by('map'), {
      choose: (what) => this.choose(what),
      place: (what, x, y, gesture) => this.place(what, x, y, gesture),
      looked: () => this.drawSoon(),
    });
    this.resultTable = new ResultTable(this.by('results'));
    this.matrixTable = new MatrixTable(this.by('matrix'));
    this.matrixQuestion = new MatrixQuestion(this);
    this.works = 'floor';
    this.latest = new Map();
    this.under = new Map();
    this.drawDue = 0;
    this.answered = new Map();
    this.drawing = new DrawingPanel(this);
    this.walkers = new Walkers(this.map.layers.walkers, () => this.showWalkers());
  }

  async start() {
    await this.learnRouters();
    this.history = new History(LabAddress.read(location.hash, this.rooms) ?? Rooms.state(this.rooms, 0));
    new LabControls(this).listen();
    this.drawing.listen();
    this.matrixQuestion.listen();
    addEventListener('popstate', () => this.goToAddress());
    addEventListener('resize', () => this.draw());
    this.lookAtRoom();
    const {asks} = SceneLink.read(location.hash) ?? {};
    await this.ask();
    if (asks) {
      this.matrixQuestion.begin();
    }
  }

  async learnRouters() {
    const routers = await this.answers.routers();
    const added = routers.filter(({id}) => !this.names.has(id));
    this.names = new Map(routers.map(({id, name}) => [id, name]));
    added.forEach(({id}) => this.shown.add(id));
    this.thinker = this.names.has(this.thinker) ? this.thinker : routers[0].id;
    this.showLegend();
  }

  get state() {
    return this.history.state;
  }

  get room() {
    return this.rooms[this.state.room];
  }

  /** The current state of a room: the last one, or the initial one. */
  latestOf(room) {
    return this.latest.get(room) ?? Rooms.state(this.rooms, room);
  }

  /** Starts again with rooms of sources that were read again. */
  async openDrawn(file) {
    const {room} = this.state;
    this.rooms = Rooms.of(file, true);
    this.latest = new Map();
    this.drawing.begin();
    this.drawing.looks = {};
    this.history = new History(Rooms.state(this.rooms, Math.min(room, this.rooms.length - 1)));
    this.after(-1);
    await this.asking;
  }

  goToAddress() {
    const read = LabAddress.read(location.hash, this.rooms);
    const isDrawn = read && this.rooms[read.room].drawn;
    const {start, goal, speed} = read ?? {};
    const state = isDrawn ? {...this.latestOf(read.room), start, goal, speed} : read;
    if (state && JSON.stringify(state) !== JSON.stringify(this.state)) {
      this.change(state);
    }
    if (SceneLink.read(location.hash)?.asks) {
      Promise.resolve(this.asking).then(() => this.matrixQuestion.begin());
    }
  }

  /** Shows a state. */
  change(state, gesture = null) {
    const before = this.state.room;
    this.history.push(state, gesture);
    this.after(before);
  }

  undo() {
    const before = this.state.room;
    this.history.undo();
    this.after(before);
  }

  redo() {
    const before = this.state.room;
    this.history.redo();
    this.after(before);
  }

  after(roomBefore) {
    this.walkers.stop();
    this.latest.set(this.state.room, this.state);
    if (this.chosen?.box >= this.state.boxes.length || this.chosen?.thing >= this.state.things?.length) {
      this.chosen = null;
    }
    if (roomBefore !== this.state.room) {
      this.chosen = null;
      this.drawing.looks = {};
      this.lookAtRoom();
    }
    this.showMap();
    this.showFields();
    this.ask();
  }

  choose(what) {
    this.chosen = what && this.chosen && FloorMap.key(what) === FloorMap.key(this.chosen) ? null : what;
    this.draw();
  }

  place(what, x, y, gesture) {
    const {state} = this;
    if (Drawing.isThing(what)) {
      this.change(Drawing.placed(state, this.room, what, x, y), gesture);
      return;
    }
    const edits = {
      corner: () => FloorEdits.withCorner(state, what.box, what.corner, x, y),
      box: () => FloorEdits.withBoxAt(state, what.box, x, y),
    };
    this.change(edits[what.kind]?.() ?? FloorEdits.withEnd(state, what.kind, x, y), gesture);
  }

  async openRooms(file, pictures = []) {
    const rooms = Rooms.of(file, false);
    for (let i = 0; i < rooms.length; i++) {
      if (pictures[i]) {
        rooms[i].picture = RoomPicture.address(rooms[i], pictures[i]);
      }
    }
    const first = this.rooms.length;
    this.rooms = [...this.rooms, ...rooms];
    this.showRooms();
    this.change(Rooms.state(this.rooms, first));
  }

  /**
   * Queries each router about the newest state independently, so that a slow router does not delay
   * others. While a router works, intermediate states are skipped.
   */
  ask() {
    const asked = {state: this.state, thinks: this.thinks, floor: this.floorOf(this.state)};
    this.asked = asked;
    const all = [...this.names.keys()].map((router) => {
      const under = this.under.get(router) ?? this.askOn(router).finally(() => this.under.delete(router));
      this.under.set(router, under);
      return under;
    });
    this.asking = Promise.all(all).then(() => {
      if (this.asked === asked) {
        this.settle();
      }
    });
    return this.asking;
  }

  async askOn(router) {
    let asked;
    do {
      asked = this.asked;
      try {
        const floor = await asked.floor;
        const {state} = asked;
        const question = {floor: floor.floor, start: state.start, goal: state.goal, routers: [router], debug: asked.thinks && router === this.thinker};
        this.take(router, asked, floor, await this.answers.answer(question));
      } catch (error) {
        this.floor = null;
        if (error.isFloorForgotten) {
          this.asked = {...this.asked, floor: this.floorOf(this.asked.state)};
          continue;
        }
        this.answer = null;
        this.answered.clear();
        this.by('trouble').textContent = error.message;
        this.drawSoon();
      }
    } while (asked !== this.asked);
  }

  /** Adds a router's answer to those of the others. */
  take(router, asked, floor, answer) {
    this.by('trouble').textContent = '';
    this.answered.set(router, {...answer.results[0], start: asked.state.start});
    const results = [...this.names.keys()].filter((id) => this.answered.has(id)).map((id) => this.answered.get(id));
    this.answer = {results, matrixChain: answer.matrixChain, matrix: floor.matrix, boxm: floor.boxm};
    this.drawSoon();
  }

  /** Many answers may arrive between two frames. */
  drawSoon() {
    this.drawDue ||= requestAnimationFrame(() => {
      this.drawDue = 0;
      this.draw();
    });
  }

  settle() {
    cancelAnimationFrame(this.drawDue);
    this.drawDue = 0;
    this.draw();
    this.tell();
    clearTimeout(this.addressing);
    this.addressing = setTimeout(() => this.address(), LabPage.ADDRESS_AFTER);
  }

  /** Updates the address and returns it. Browsers slow down pages that do this at every step. */
  address() {
    history.replaceState(null, '', LabAddress.of(this.state, this.room));
    return location.href;
  }

  /** A floor is sent once; later questions refer to it by its number: `{floor, boxm, matrix}`. */
  floorOf(state) {
    const {boxes, boxm, slots, things, locks, rebuilt, speed, room} = state;
    const causes = [boxes, boxm, slots, things, String(locks), rebuilt, String(speed), room, this.names];
    if (!this.floor || causes.some((cause, index) => cause !== this.floor.causes[index])) {
      const sent = this.sendFloor(state);
      this.floor = {causes, sent};
      sent.catch(() => (this.floor = null));
    }
    return this.floor.sent;
  }

  async sendFloor(state) {
    if (this.rooms[state.room].drawn) {
      await this.drawing.check(state);
    }
    return this.answers.answer({...this.question(state), define: true, matrix: true});
  }

  question(state) {
    const {room, boxes, slots, locks, rebuilt, start, goal, speed} = state;
    const {field, mesh} = this.rooms[room];
    const boxm = this.rooms[room].drawn ? this.drawing.boxm(state) : state.boxm;
    return {boxes, boxm, slots, locks, rebuilt, start, goal, speed, field, mesh: Rooms.isMesh(this.rooms[room], boxes) ? mesh : undefined, debug: this.thinks};
  }

  tell() {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => {
      this.by('spoken').textContent = this.answer ? AnswerTexts.sentence(this.answer.results, this.names) : '';
    }, LabPage.SAY_AFTER);
  }

  lookAtRoom() {
    this.showRooms();
    this.map.showPlane(null);
    this.map.look(this.room, this.room.picture, Rooms.extent(this.room, this.state.boxes));
  }

  showMap() {
    const results = this.answer?.results ?? [];
    this.map.show({
      state: this.state,
      room: this.room,
      chosen: this.chosen,
      works: this.works,
      looks: this.drawing.looks,
      answer: this.answer,
      shown: this.shown,
      debug: this.thoughts(results),
      matrixChain: this.matrixQuestion.isAsking ? [] : (this.answer?.matrixChain ?? []),
    });
  }

  draw() {
    const results = this.answer?.results ?? [];
    this.showMap();
    this.showFields();
    this.showMesh();
    this.showExports();
    this.showWalkers();
    if (this.answer !== this.tabled || this.form !== this.tabledForm) {
      this.matrixQuestion.follow(this.answer?.matrixChain ?? []);
      [this.tabled, this.tabledForm] = [this.answer, this.form];
      this.resultTable.show(results, this.names);
      this.showMatrix();
    }
  }

  /** Shows all texts in another language. */
  speak() {
    this.map.speak();
    this.drawing.speak();
    this.showRooms();
    this.showLegend();
    this.matrixQuestion.speak();
    this.resultTable.speak();
    this.matrixTable.clear();
    this.by('box').replaceChildren();
    this.redraw();
  }

  /** Also draws the tables, even without a new answer. */
  redraw() {
    this.tabled = null;
    this.draw();
  }

  /** The shapes of the inspected router, up to the current step. */
  thoughts(results) {
    const router = results.findIndex((result) => result.router === this.thinker);
    const shapes = this.thinks && router >= 0 ? results[router].debug : [];
    this.by('thought-play').textContent = this.isPlaying ? said('Stop') : said('Play');
    const step = Math.min(this.thought, shapes.length);
    const shown = step === 0 ? shapes : shapes.slice(0, step);
    const last = shown[shown.length - 1];
    this.by('thought').max = shapes.length;
    this.by('thought').value = step;
    this.by('thought-text').textContent = !this.thinks
      ? ''
      : shapes.length === 0
        ? said('This router shows nothing for this walk.')
        : step === 0
          ? said('Steps: {0}, all shown: {1}.', shapes.length, [...new Set(shapes.map(({label}) => AnswerTexts.shape(label)))].join(', '))
          : said('Step {0} of {1}: {2}.', step, shapes.length, AnswerTexts.shape(last.label));
    return [{shapes: shown, router: Math.max(0, router)}];
  }

  /** Plays the steps, from the first or from the position of the slider. */
  play() {
    this.isPlaying = !this.isPlaying;
    clearInterval(this.playing);
    if (this.isPlaying) {
      this.thought = this.thought >= Number(this.by('thought').max) ? 0 : this.thought;
      this.playing = setInterval(() => {
        const last = Number(this.by('thought').max);
        this.thought = Math.min(last, this.thought + Math.ceil(last / LabPage.MOST_PICTURES));
        if (this.thought >= last) {
          this.isPlaying = false;
          clearInterval(this.playing);
        }
        this.draw();
      }, LabPage.STEP);
    }
    this.draw();
  }

  showRooms() {
    const options = this.rooms.map(({name}, number) => element('option', {value: String(number)}, name));
    this.by('room').replaceChildren(...options);
    this.by('room').value = String(this.state.room);
    const scenarios = this.room.scenarios.map(({name}, number) => element('option', {value: String(number)}, name));
    this.by('scenario').replaceChildren(element('option', {value: ''}, said('none')), ...scenarios);
    this.by('scenario-row').hidden = scenarios.length === 0;
    this.by('tour-begin').hidden = Boolean(this.rooms[0].drawn);
    const walks = this.room.scripted.map(({start, goal}, number) => element('option', {value: String(number)}, `${number + 1}: ${start} → ${goal}`));
    this.by('scripted').replaceChildren(element('option', {value: ''}, said('none')), ...walks);
    this.by('scripted-row').hidden = walks.length === 0;
  }

  showLegend() {
    const rows = [...this.names].map(([id, name], router) =>
      element(
        'label',
        {},
        element('input', {
          type: 'checkbox',
          checked: this.shown.has(id),
          onchange: ({target}) => {
            this.shown[target.checked ? 'add' : 'delete'](id);
            this.draw();
          },
        }),
        RouterLook.key(router),
        name,
      ),
    );
    this.by('legend').replaceChildren(...rows);
    this.by('thinker').replaceChildren(...[...this.names].map(([id, name]) => element('option', {value: id}, name)));
    this.by('thinker').value = this.thinker;
  }

  showMatrix() {
    const {matrix, matrixChain} = this.answer ?? {};
    const {isAsking} = this.matrixQuestion;
    this.by('matrix-forms').hidden = !matrix || isAsking;
    this.by('ask').hidden = !matrix;
    if (!matrix) {
      this.matrixTable.clear();
      const ofField = this.room.mesh ? said('A mesh has no matrix.') : said('A map has no matrix.');
      const none = this.room.field ? ofField : said('With so many boxes the matrix is too large for a table.');
      this.by('matrix-note').textContent = this.answer ? none : '';
      return;
    }
    this.matrixTable.show(matrix, isAsking ? this.matrixQuestion.form : this.form, isAsking ? [] : matrixChain);
    this.matrixTable.setChoosable(isAsking);
    const pairs = (count) => (count === 1 ? said('{0} pair', count) : said('{0} pairs', count));
    this.by('matrix-note').textContent = said(
      'The matrix {0} differs from the one rebuilt breadth first in {1} of boxes, from the reference’s in {2}. Way of the walk: {3}.',
      this.origin(),
      pairs(MatrixTable.differences(matrix, 'disk', 'seed')),
      pairs(MatrixTable.differences(matrix, 'disk', 'reference')),
      AnswerTexts.chain(matrixChain),
    );
  }

  /** The origin of the active matrix. */
  origin() {
    if (this.room.drawn) {
      return said('that a build writes');
    }
    if (this.state.boxm === 'boxes') {
      return said('made from the boxes');
    }
    return this.state.boxm === null ? said('missing') : said('on disk');
  }

  showFields() {
    const {state, chosen} = this;
    const put = (id, value) => {
      if (document.activeElement !== this.by(id)) {
        write(this.by(id), 'value', String(value));
      }
    };
    [['start', state.start], ['goal', state.goal]].forEach(([end, [x, y]]) => {
      put(`${end}-x`, x);
      put(`${end}-y`, y);
    });
    put('speed-x', state.speed[0]);
    put('speed-y', state.speed[1]);
    this.by('rebuilt').checked = state.rebuilt;
    this.by('from-boxes').checked = state.boxm === 'boxes';
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    const scripted = this.room.scripted.findIndex((walk) => same(Rooms.withWalk(state, walk), state));
    this.by('scripted').value = scripted < 0 ? '' : String(scripted);
    this.by('undo').disabled = !this.history.canUndo;
    this.by('redo').disabled = !this.history.canRedo;
    const ids = state.boxes.map((_, id) => String(id));
    this.by('box').closest('label').hidden = ids.length > LabPage.MOST_LISTED;
    if (ids.length <= LabPage.MOST_LISTED && this.by('box').children.length !== ids.length + 1) {
      this.by('box').replaceChildren(element('option', {value: ''}, said('none')), ...ids.map((id) => element('option', {value: id}, said('box {0}', id))));
    }
    const box = chosen?.box;
    this.by('box').value = box === undefined ? '' : String(box);
    this.by('box-fields').disabled = box === undefined;
    if (box !== undefined) {
      const numbers = state.boxes[box];
      for (let k = 0; k < 4; k++) {
        put(`corner-${k}-x`, numbers[2 * k]);
        put(`corner-${k}-y`, numbers[2 * k + 1]);
      }
      put('scale', numbers[FloorEdits.SCALE]);
      this.by('scale-slot').textContent = FloorEdits.scaleText(numbers[FloorEdits.SCALE]);
      put('mask', numbers[FloorEdits.MASK]);
      this.by('locked').checked = FloorEdits.isLocked(state, box);
    }
    this.drawing.show();
    const thing = this.room.drawn && Drawing.things(state, this.room)[chosen?.thing]?.name;
    const names = {
      start: said('the start'),
      goal: said('the goal'),
      spot: thing,
      size: said('the end of {0}', thing),
      walk: said('the place to use {0} from', thing),
      stand: thing,
      corner: said('corner {0} of box {1}', chosen?.corner + 1, box),
    };
    this.by('placing').textContent =
      chosen?.kind === 'box'
        ? said('Drag box {0} from inside of it, or use the arrow keys.', box)
        : names[chosen?.kind]
          ? said('Click where {0} shall be, or use the arrow keys.', names[chosen.kind])
          : '';
  }

  /** Shows whether the routers are queried with the polygons of a mesh or with boxes. */
  showMesh() {
    const {mesh, boxes} = this.room;
    this.by('mesh').textContent = !mesh
      ? ''
      : Rooms.isMesh(this.room, this.state.boxes)
        ? said('A mesh of {0} polygons, drawn as the {1} boxes that they are cut into.', mesh.length, boxes.length - 1)
        : said('Boxes were changed: the routers are asked about boxes, no longer about the {0} polygons of the mesh.', mesh.length);
  }

  showExports() {
    this.by('command').textContent = FloorExports.commands(this.state, this.room);
  }

  /** This state as a query file, always with its matrix. */
  boxSet() {
    return FloorExports.queryFile(this.state, this.room.name, this.state.boxm === null ? null : (this.answer?.boxm ?? this.state.boxm));
  }

  /** This floor as the kit's boxes.txt. */
  async boxesText() {
    const {state} = this;
    const {boxm} = await this.answers.answer({...this.question(state), boxm: 'boxes', debug: false, matrix: true});
    return FloorExports.boxesText(state, boxm);
  }

  showWalkers() {
    const isMap = Boolean(this.room.field);
    ['walking', 'speed-row', 'rebuilt-row'].forEach((id) => (this.by(id).hidden = isMap));
    this.by('from-boxes-row').hidden = isMap || Boolean(this.room.drawn);
    this.by('walk').textContent = this.walkers.isWalking ? said('Stop') : said('Walk');
  }

  /** The positions of figures at each tick are requested only now. */
  async walk() {
    if (this.walkers.isWalking) {
      this.walkers.stop();
    } else {
      const {floor} = await this.floorOf(this.state);
      const {results} = await this.answers.answer({floor, start: this.state.start, goal: this.state.goal, walk: true});
      this.walkers.times = Number(this.by('pace').value);
      this.walkers.start(results, this.shown);
    }
    this.showWalkers();
  }
}
