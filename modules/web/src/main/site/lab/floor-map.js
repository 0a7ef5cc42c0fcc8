'use strict';

/**
 * The drawing of a room: picture, boxes, routes, debug shapes of the routers, and handles. Handles
 * can be dragged, or chosen and then placed with a click or the arrow keys.
 */
class FloorMap {
  static DRAG = 4;
  static SNAP = 2;
  static ZOOM = 1.5;
  static CLOSEST = 24;
  /** More boxes are drawn as one outline. */
  static MOST_DRAWN = 400;
  /** The minimum height of a box on the screen for showing its number, and the width for each digit. */
  static LEGIBLE = 15;
  static DIGIT = 8;

  /**
   * @param root the svg element
   * @param listener `choose(what)`, `place(what, x, y, gesture)`, `looked()` after a zoom; `what` is
   *     `{kind: 'start'|'goal'|'corner'|'box', box, corner}`, or `{kind, thing}` for a thing in sources
   */
  constructor(root, listener) {
    this.root = root;
    this.listener = listener;
    this.layers = {};
    for (const name of ['picture', 'looks', 'plane', 'boxes', 'things', 'debug', 'routes', 'walkers', 'handles', 'frame']) {
      this.layers[name] = root.appendChild(svg('g', {class: name}));
    }
    this.gestures = 0;
    this.painted = new Map();
    root.addEventListener('pointerdown', (event) => this.down(event));
    root.addEventListener('pointermove', (event) => this.move(event));
    root.addEventListener('pointerup', (event) => this.up(event));
    root.addEventListener('pointercancel', () => (this.drag = null));
    root.addEventListener('keydown', (event) => this.key(event));
    root.addEventListener('wheel', (event) => this.wheel(event), {passive: false});
  }

  /** Shows a room; its extent stays while boxes are dragged. */
  look(room, picture, extent) {
    this.whole = extent;
    this.see(extent);
    this.layers.picture.replaceChildren();
    if (picture) {
      this.layers.picture.append(svg('image', {href: picture, x: 0, y: 0, width: room.width, height: room.height}));
    }
    this.root.classList.toggle('plain', !picture);
  }

  see(extent) {
    this.extent = extent;
    this.root.setAttribute('viewBox', extent.join(' '));
  }

  /**
   * Zooms in or out.
   *
   * @param factor the ratio of the new visible part to the old one
   * @param at the point that stays where it is; the middle if left out
   */
  zoom(factor, at) {
    const [left, top, width, height] = this.extent;
    const [wholeLeft, wholeTop, wholeWidth, wholeHeight] = this.whole;
    const [x, y] = at ?? [left + width / 2, top + height / 2];
    const by = Math.min(wholeWidth / width, Math.max(FloorMap.CLOSEST / width, factor));
    const within = (value, size, low, all) => Math.max(low, Math.min(low + all - size, value));
    this.see([
      within(x - (x - left) * by, width * by, wholeLeft, wholeWidth),
      within(y - (y - top) * by, height * by, wholeTop, wholeHeight),
      width * by,
      height * by,
    ]);
    this.listener.looked();
  }

  wheel(event) {
    const isSmaller = event.deltaY > 0 && this.extent[2] >= this.whole[2] - 1e-9;
    if (!isSmaller) {
      this.zoom(FloorMap.ZOOM ** (event.deltaY / 120), this.at(event));
      event.preventDefault();
    }
  }

  /** Lays a z-plane over the picture; nothing without one. */
  showPlane(plane, room) {
    const layer = this.layers.plane;
    layer.replaceChildren(...(plane ? [svg('image', {href: plane.picture, x: 0, y: 0, width: room.width, height: room.height})] : []));
  }

  /**
   * The number of room pixels per pixel of the screen. Reading the width causes a layout, so it is
   * read once per picture.
   */
  measure() {
    this.grain = Math.max(this.extent[2] / (this.root.clientWidth || 800), 0.05);
  }

  /**
   * Shows a rectangle that can be redrawn by dragging; none for null.
   *
   * @param dragged called with two corners
   */
  showFrame(frame, dragged) {
    this.framed = frame ? dragged : null;
    this.root.classList.toggle('framing', Boolean(frame));
    const [x, y, width, height] = frame ?? [];
    this.layers.frame.replaceChildren(...(frame ? [svg('rect', {x, y, width, height})] : []));
  }

  show({state, room, chosen, works, looks, answer, shown, debug, matrixChain}) {
    this.state = state;
    this.room = room;
    this.root.classList.toggle('works-things', Boolean(room.drawn) && works === 'things');
    this.chosen = chosen;
    this.measure();
    const {grain} = this;
    this.paint('boxes', [state.boxes, state.locks, chosen, grain, String(matrixChain), String(this.extent)], () => this.boxes(new Set(matrixChain)));
    this.paint('looks', [state.things, state.added, state.pictures, room, looks], () => (room.drawn ? Drawing.looks(state, room, looks) : []));
    this.paint('things', [state.things, state.added, state.pictures, state.boxes, room, chosen, grain], () => (room.drawn ? Drawing.shapes(state, room, chosen, grain) : []));
    this.paint('routes', [answer, grain, [...shown].join()], () => this.routes(answer, shown));
    this.layers.debug.replaceChildren(...debug.flatMap(({shapes, router}) => shapes.map((shape) => this.shape(shape, router))));
    this.showHandles();
  }

  /** Draws a layer again if one of its inputs has changed. */
  paint(layer, causes, draw) {
    const last = this.painted.get(layer);
    if (!last || causes.some((cause, index) => cause !== last[index])) {
      this.painted.set(layer, causes);
      this.layers[layer].replaceChildren(...draw());
    }
  }

  boxes(chain) {
    const {boxes} = this.state;
    const all = boxes.map((_, id) => id).filter((id) => !Rooms.isParked(boxes[id]));
    if (all.length <= FloorMap.MOST_DRAWN) {
      return all.flatMap((id) => [this.box(id, chain), ...this.number(id)]);
    }
    const marked = all.filter((id) => chain.has(id) || this.chosen?.box === id || FloorEdits.isLocked(this.state, id));
    const seen = all.filter((id) => this.isSeen(boxes[id]));
    const d = seen.map((id) => `M${FloorMap.corners(boxes[id]).join('L')}z`).join('');
    return [svg('path', {d, class: 'box many'}), ...marked.map((id) => this.box(id, chain)), ...seen.flatMap((id) => this.number(id))];
  }

  static corners(box) {
    return [0, 2, 4, 6].map((k) => `${box[k]},${box[k + 1]}`);
  }

  static bounds(box) {
    const xs = [box[0], box[2], box[4], box[6]];
    const ys = [box[1], box[3], box[5], box[7]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  isSeen(box) {
    const [left, top, width, height] = this.extent;
    const [x1, y1, x2, y2] = FloorMap.bounds(box);
    return x2 >= left && x1 <= left + width && y2 >= top && y1 <= top + height;
  }

  box(id, chain) {
    const kinds = ['box'];
    if (FloorEdits.isLocked(this.state, id)) kinds.push('locked');
    if (chain.has(id)) kinds.push('chain');
    if (this.chosen?.box === id) kinds.push('chosen');
    return svg('polygon', {points: FloorMap.corners(this.state.boxes[id]).join(' '), class: kinds.join(' '), 'data-box': id});
  }

  /** The number of a box, unless the box is too small on the screen. */
  number(id) {
    const box = this.state.boxes[id];
    const [x1, y1, x2, y2] = FloorMap.bounds(box);
    const isFew = this.state.boxes.length <= 64;
    const wide = Math.max(FloorMap.LEGIBLE, FloorMap.DIGIT * String(id).length);
    if (!isFew && (x2 - x1 < wide * this.grain || y2 - y1 < FloorMap.LEGIBLE * this.grain)) {
      return [];
    }
    const [x, y] = [0, 1].map((k) => (box[k] + box[k + 2] + box[k + 4] + box[k + 6]) / 4);
    return [svg('text', {transform: `translate(${x} ${y}) scale(${11 * this.grain})`, class: 'number'}, String(id))];
  }

  /** The box at a point, if there are too many boxes for separate elements. */
  boxAt([x, y]) {
    const found = this.state.boxes.findIndex((box) => {
      const [x1, y1, x2, y2] = FloorMap.bounds(box);
      return !Rooms.isParked(box) && x >= x1 && x <= x2 && y >= y1 && y <= y2;
    });
    return found < 0 ? null : found;
  }

  routes(answer, shown) {
    return (answer?.results ?? []).flatMap((result, router) => {
      if (!shown.has(result.router)) {
        return [];
      }
      const points = [result.start ?? this.state.start, ...result.waypoints].map(([x, y]) => `${x},${y}`).join(' ');
      const end = result.waypoints[result.waypoints.length - 1];
      const line = svg('polyline', {
        points,
        class: 'route',
        stroke: RouterLook.colour(router),
        'stroke-dasharray': RouterLook.dash(router),
        'data-router': result.router,
      });
      const casing = svg('polyline', {points, class: 'casing'});
      const stop = !result.reachedGoal && end ? [this.cross(end, router)] : [];
      return [casing, line, ...stop];
    });
  }

  cross([x, y], router) {
    const r = 4 * this.grain;
    const d = `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
    return svg('path', {d, class: 'stop', stroke: RouterLook.colour(router)});
  }

  shape(shape, router) {
    const style = {class: `thought ${shape.kind} ${shape.label.replaceAll(' ', '-')}`, stroke: RouterLook.colour(router), fill: RouterLook.colour(router)};
    if (shape.kind === 'cells') {
      const {runs, pitch} = shape;
      const d = runs.map(([x, y, length]) => `M${x - pitch / 2} ${y - pitch / 2}h${length * pitch}v${pitch}h${-length * pitch}z`).join('');
      return svg('path', {...style, d});
    }
    if (shape.kind === 'dot') {
      return svg('circle', {...style, cx: shape.points[0][0], cy: shape.points[0][1], r: 3 * this.grain});
    }
    const points = shape.points.map(([x, y]) => `${x},${y}`).join(' ');
    return svg(shape.kind === 'area' ? 'polygon' : 'polyline', {...style, points});
  }

  handles() {
    const {start, goal} = this.state;
    const handles = [];
    const box = this.chosen?.box;
    if (box !== undefined && this.state.boxes[box]) {
      const b = this.state.boxes[box];
      for (let corner = 0; corner < 4; corner++) {
        handles.push({what: {kind: 'corner', box, corner}, at: [b[2 * corner], b[2 * corner + 1]], name: said('Corner {0} of box {1}', corner + 1, box)});
      }
      if (!Rooms.isParked(b)) {
        handles.push({what: {kind: 'box', box}, at: FloorEdits.middle(b), drawnAt: this.freePlace(b), name: said('All of box {0}', box)});
      }
    }
    if (Drawing.isThing(this.chosen)) {
      handles.push(...Drawing.handles(this.state, this.room, this.chosen.thing));
    }
    if (!this.root.classList.contains('works-things')) {
      handles.push({what: {kind: 'start'}, at: start, name: said('Start')}, {what: {kind: 'goal'}, at: goal, name: said('Goal')});
    }
    return handles;
  }

  /** The position in a box for its handle, as far as possible from start, goal and corners. */
  freePlace(box) {
    const middle = FloorEdits.middle(box);
    const others = [this.state.start, this.state.goal, ...[0, 2, 4, 6].map((k) => [box[k], box[k + 1]])];
    const distance = ([x, y]) => Math.min(...others.map(([left, top]) => Math.hypot(x - left, y - top)));
    const between = (k, share) => [0, 1].map((at) => middle[at] + (box[k + at] - middle[at]) * share);
    const places = [middle, ...[0, 2, 4, 6].flatMap((k) => [between(k, 0.35), between(k, 0.6)])];
    const isFree = (place) => distance(place) >= 18 * this.grain;
    return places.find(isFree) ?? places.reduce((best, place) => (distance(place) > distance(best) ? place : best));
  }

  /** Existing handles are moved, because a handle under a finger or with the focus must stay. */
  showHandles() {
    const handles = this.handles();
    const keys = handles.map(({what}) => FloorMap.key(what));
    const group = this.layers.handles;
    [...group.children].filter((node) => !keys.includes(node.dataset.key)).forEach((node) => node.remove());
    handles.forEach(({what, at, drawnAt = at, name}, index) => {
      let node = group.querySelector(`[data-key="${keys[index]}"]`);
      if (!node) {
        node = svg('g', {class: `handle ${what.kind === 'box' ? 'whole' : what.kind}`, tabindex: '0', role: 'button', 'data-key': keys[index]});
        node.append(svg('circle', {class: 'reach', r: 16}), svg('circle', {class: 'dot', r: FloorMap.isEnd(what) ? 8 : 5}));
        if (FloorMap.isEnd(what)) {
          node.append(svg('text', {class: 'letter'}, what.kind === 'start' ? said('S') : said('G')));
        }
        node.what = what;
        // A box can be dragged from anywhere inside it, so its handle must not cover others.
        group[what.kind === 'box' ? 'prepend' : 'append'](node);
      }
      node.setAttribute('transform', `translate(${drawnAt[0]} ${drawnAt[1]}) scale(${this.grain})`);
      node.setAttribute('aria-label', said('{0}, at {1}, {2}', name, at[0], at[1]));
      node.setAttribute('aria-pressed', String(FloorMap.key(what) === (this.chosen ? FloorMap.key(this.chosen) : '')));
    });
  }

  /** Forgets the handles, to show them in another language. */
  speak() {
    this.layers.handles.replaceChildren();
  }

  static isEnd({kind}) {
    return kind === 'start' || kind === 'goal';
  }

  static key({kind, box, corner, thing}) {
    return [kind, box, corner, thing].filter((part) => part !== undefined).join('-');
  }

  at(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.root.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  down(event) {
    if (event.button !== 0) {
      return;
    }
    if (this.framed) {
      this.drag = {frame: this.at(event), from: [event.clientX, event.clientY]};
      this.root.setPointerCapture(event.pointerId);
      event.preventDefault();
      return;
    }
    const handle = event.target.closest('.handle');
    const one = event.target.closest('[data-box]');
    const many = event.target.closest('.many') ? this.boxAt(this.at(event)) : null;
    const box = one ? {dataset: one.dataset} : many === null ? null : {dataset: {box: many}};
    const thing = event.target.closest('[data-thing]');
    const [x, y] = this.at(event);
    this.drag = {
      what: handle?.what ?? (thing ? {kind: 'thing', thing: Number(thing.dataset.thing)} : box ? {kind: 'box', box: Number(box.dataset.box)} : null),
      from: [event.clientX, event.clientY],
      isHandle: Boolean(handle),
      gesture: `drag ${++this.gestures}`,
      moves: false,
    };
    if (handle) {
      this.takeHold(handle.what, [x, y], event);
      handle.focus();
    } else if (box && Number(box.dataset.box) === this.chosen?.box) {
      this.takeHold({kind: 'box', box: this.chosen.box}, [x, y], event);
    } else if (this.extent[2] < this.whole[2] - 1e-9) {
      this.drag.pan = {at: [event.clientX, event.clientY], extent: this.extent};
      this.root.setPointerCapture(event.pointerId);
    }
  }

  /** The view follows the pointer. */
  pan(event) {
    const {at, extent} = this.drag.pan;
    const [wholeLeft, wholeTop, wholeWidth, wholeHeight] = this.whole;
    const within = (value, size, low, all) => Math.max(low, Math.min(low + all - size, value));
    this.see([
      within(extent[0] - (event.clientX - at[0]) * this.grain, extent[2], wholeLeft, wholeWidth),
      within(extent[1] - (event.clientY - at[1]) * this.grain, extent[3], wholeTop, wholeHeight),
      extent[2],
      extent[3],
    ]);
    this.listener.looked();
  }

  /** The dragged thing keeps its distance from the pointer. */
  takeHold(what, [x, y], event) {
    const {at} = this.handles().find((handle) => FloorMap.key(handle.what) === FloorMap.key(what));
    Object.assign(this.drag, {held: what, offset: [at[0] - x, at[1] - y]});
    this.root.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  move(event) {
    const drag = this.drag;
    if (drag?.frame) {
      this.framed?.([...drag.frame, ...this.at(event)]);
      return;
    }
    if (!drag?.held && !drag?.pan) {
      return;
    }
    drag.moves ||= Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1]) > FloorMap.DRAG;
    if (drag.moves && drag.pan) {
      this.pan(event);
    } else if (drag.moves) {
      const [x, y] = this.at(event);
      this.place(drag.held, x + drag.offset[0], y + drag.offset[1], drag.gesture, !event.altKey);
    }
  }

  up(event) {
    const drag = this.drag;
    this.drag = null;
    if (!drag || drag.moves || drag.frame) {
      return;
    }
    const isPlacing = this.chosen && !['box', 'thing'].includes(this.chosen.kind) && !drag.isHandle;
    if (isPlacing) {
      this.place(this.chosen, ...this.at(event), drag.gesture, !event.altKey);
    } else {
      this.listener.choose(drag.what);
      this.focusChosenBox(drag.what);
    }
  }

  /** This lets the arrow keys move it. */
  focusChosenBox(what) {
    if (what?.kind === 'box') {
      this.layers.handles.querySelector(`[data-key="${FloorMap.key(what)}"]`)?.focus({preventScroll: true});
    }
  }

  place(what, x, y, gesture, snaps) {
    const [left, top] = snaps ? this.snapped(what, x, y) : [x, y];
    this.listener.place(what, Math.round(left), Math.round(top), gesture);
  }

  snapped(what, x, y) {
    const snap = {corner: 'snapped', box: 'snappedBox'}[what.kind];
    return snap ? FloorEdits[snap](this.state, what.box, x, y, FloorMap.SNAP) : [x, y];
  }

  key(event) {
    const what = event.target.closest('.handle')?.what;
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (!what) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      this.listener.choose(what);
      event.preventDefault();
    } else if (steps) {
      const {at} = this.handles().find((handle) => FloorMap.key(handle.what) === FloorMap.key(what));
      const isInSteps = what.kind === 'spot' || what.kind === 'size';
      const far = isInSteps ? Drawing.STEP : event.shiftKey ? 10 : 1;
      this.place(what, at[0] + steps[0] * far, at[1] + steps[1] * far, `keys ${FloorMap.key(what)}`, false);
      event.preventDefault();
    }
  }
}
