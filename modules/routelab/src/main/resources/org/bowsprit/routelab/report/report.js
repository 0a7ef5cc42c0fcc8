'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const SVG = 'http://www.w3.org/2000/svg';
  const DASHES = ['14 6', '', '2 5', '12 4 2 4', '16 6', '5 3', '1 6', '9 3 2 3 2 3'];
  const PARKED = -16000;
  const GROWTH = 1.3;
  const MOST_DRAWN = 400;
  const byId = id => document.getElementById(id);
  const shown = new Set(data.routers.map((_, i) => i));
  const layers = { picture: true, boxes: true, ids: true, debug: false };
  let room = 0;
  let walks = [];
  let walk = 0;

  const colour = router => `var(--r${router % 8})`;
  const dash = router => DASHES[router % 8];

  // The width of lines on the map. Lines on a telephone are half as wide as on a desktop.
  const pen = () => Math.min(1, Math.max(0.45, byId('map').clientWidth / 900));

  function element(parent, name, attributes, text) {
    const node = document.createElementNS(parent.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes || {})) node.setAttribute(key, value);
    if (text !== undefined) node.textContent = text;
    parent.appendChild(node);
    return node;
  }

  const corners = box => [0, 2, 4, 6].map(k => `${box[k]},${box[k + 1]}`).join(' ');
  const isParked = box => box.slice(0, 8).every(v => v < PARKED);

  function view(current) {
    let [left, top, right, bottom] = current.image ? [0, 0, current.width, current.height] : [Infinity, Infinity, -Infinity, -Infinity];
    const include = (x, y) => {
      left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
    };
    for (const box of current.boxes) {
      if (!isParked(box)) for (let k = 0; k < 8; k += 2) include(box[k], box[k + 1]);
    }
    if (!isFinite(left)) [left, top, right, bottom] = [0, 0, 320, 144];
    const margin = Math.max(4, (right - left) * 0.02);
    return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  }

  function polyline(points) {
    const pairs = [];
    for (let i = 0; i < points.length; i += 2) pairs.push(`${points[i]},${points[i + 1]}`);
    return pairs.join(' ');
  }

  function drawBoxes(svg, current, one) {
    const group = element(svg, 'g', { class: current.image && layers.picture ? '' : 'plain' });
    const chain = new Set(one.chain);
    if (current.boxes.length > MOST_DRAWN) {
      const d = current.boxes.filter(box => !isParked(box)).map(box => `M${corners(box).replaceAll(' ', 'L')}z`).join('');
      element(group, 'path', { d, class: 'box many' });
      return;
    }
    const locks = new Set(one.locks || []);
    current.boxes.forEach((box, id) => {
      if (isParked(box)) return;
      const hidden = (box[9] & 0x80) || locks.has(id);
      const kind = 'box' + (hidden ? ' hidden' : '') + (chain.has(id) ? ' chain' : '');
      element(element(group, 'polygon', { points: corners(box), class: kind }), 'title', {}, `box ${id}${hidden ? ', locked' : ''}`);
    });
  }

  // A box that is too small to hold its number has none, but in rooms of a game all have one.
  function drawIds(svg, current, scale) {
    const isFew = current.boxes.length <= 64;
    current.boxes.forEach((box, id) => {
      const size = from => Math.max(box[from], box[from + 2], box[from + 4], box[from + 6]) - Math.min(box[from], box[from + 2], box[from + 4], box[from + 6]);
      if (isParked(box) || (!isFew && Math.min(size(0), size(1)) < scale)) return;
      const x = (box[0] + box[2] + box[4] + box[6]) / 4;
      const y = (box[1] + box[3] + box[5] + box[7]) / 4;
      element(svg, 'text', { transform: `translate(${x} ${y}) scale(${scale})` }, id);
    });
  }

  function drawDebug(svg, current, answer, router) {
    for (const index of answer.debug || []) {
      const shape = current.shapes[index];
      const style = { class: 'debug', stroke: colour(router), fill: shape.kind === 'line' ? 'none' : colour(router) };
      let node;
      if (shape.kind === 'dot') {
        node = element(svg, 'circle', { ...style, cx: shape.points[0], cy: shape.points[1], r: 2 });
      } else if (shape.kind === 'cells') {
        let path = '';
        for (let i = 0; i < shape.runs.length; i += 3) path += `M${shape.runs[i] - 0.5} ${shape.runs[i + 1] - 0.5}h${shape.runs[i + 2]}v1h${-shape.runs[i + 2]}z`;
        node = element(svg, 'path', { ...style, stroke: 'none', d: path });
      } else {
        node = element(svg, shape.kind === 'line' ? 'polyline' : 'polygon', { ...style, points: polyline(shape.points) });
      }
      element(node, 'title', {}, `${data.routers[router].id}: ${shape.label}`);
    }
  }

  // Routes with the same path are drawn over each other: the lowest is the widest.
  function drawRoutes(svg, one, inOrder) {
    const points = answer => polyline([...one.from, ...answer.way]);
    const unit = pen();
    const width = i => unit * (3 + GROWTH * (inOrder.length - 1 - i));
    inOrder.forEach(([answer], i) => {
      element(svg, 'polyline', { points: points(answer), class: 'casing', 'stroke-width': width(i) + 2 * unit });
    });
    inOrder.forEach(([answer, router], i) => {
      const dashes = dash(router).split(' ').filter(Boolean).map(length => length * unit).join(' ');
      const route = element(svg, 'polyline', { points: points(answer), class: 'route', stroke: colour(router), 'stroke-width': width(i), 'stroke-dasharray': dashes, 'data-router': router });
      element(route, 'title', {}, data.routers[router].id);
    });
  }

  function drawEnds(svg, one, unit) {
    const [x, y] = one.target;
    element(svg, 'polyline', { points: polyline([...one.to, ...one.target]), class: 'asked' });
    for (const kind of ['goal', 'goal inner']) {
      element(svg, 'path', { class: kind, d: `M${x - unit} ${y - unit}l${2 * unit} ${2 * unit}m0 ${-2 * unit}l${-2 * unit} ${2 * unit}` });
    }
    element(svg, 'circle', { class: 'start', cx: one.from[0], cy: one.from[1], r: unit });
  }

  function drawMap(current, one) {
    const svg = byId('map');
    svg.replaceChildren();
    const box = view(current);
    svg.setAttribute('viewBox', box.join(' '));
    svg.style.minWidth = `${Math.min(640, Math.round(box[2]))}px`;
    const scale = Math.max(box[2] / 54, box[3] / 32);
    if (current.image && layers.picture) element(svg, 'image', { href: current.image, x: 0, y: 0, width: current.width, height: current.height });
    if (layers.boxes) drawBoxes(svg, current, one);
    const inOrder = one.answers.map((answer, router) => [answer, router]).filter(([, router]) => shown.has(router)).reverse();
    if (layers.debug) inOrder.forEach(([answer, router]) => drawDebug(svg, current, answer, router));
    drawRoutes(svg, one, inOrder);
    if (layers.ids) drawIds(svg, current, scale);
    drawEnds(svg, one, scale * 0.45);
  }

  function caption(one) {
    const chain = one.chain.length ? ` The matrix leads over boxes ${one.chain.join(' → ')}.` : '';
    const state = one.scenario ? ` With ${one.scenario}.` : '';
    byId('caption').textContent = `${data.rooms[room].name}, ${one.set || 'no walk'}: from (${one.from.join(', ')}), the circle, to (${one.to.join(', ')}), brought onto the floor at the cross.${chain}${state}`;
  }

  function drawFigures(one) {
    const host = byId('figures');
    host.replaceChildren();
    const table = element(host, 'table');
    const head = element(element(table, 'thead'), 'tr');
    element(head, 'th', { scope: 'col' }, 'Router');
    element(head, 'th', { scope: 'col', title: 'Why the route ends where it ends.' }, 'Ends');
    const isShown = column => !column.ofRooms || !data.rooms[room].map;
    data.columns.filter(isShown).forEach(column => element(head, 'th', { scope: 'col', title: column.definition }, column.title));
    const body = element(table, 'tbody');
    one.answers.forEach((answer, router) => {
      const row = element(body, 'tr');
      const name = element(row, 'th', { scope: 'row' });
      element(name, 'span', { class: `key r${router % 8}` });
      name.append(data.routers[router].id);
      element(row, 'td', { class: answer.reached ? '' : 'stops', title: `boxes ${answer.boxes.join(' ') || 'none'}` }, answer.reached ? 'arrives' : answer.lacksMatrix ? 'no matrix to follow' : answer.reason.toLowerCase().replaceAll('_', ' '));
      answer.figures.forEach((figure, i) => isShown(data.columns[i]) && element(row, 'td', { title: data.columns[i].definition }, figure === '' ? '–' : figure));
    });
  }

  function drawMatrix(current, one) {
    const host = byId('matrix');
    host.replaceChildren();
    const goal = one.chain[one.chain.length - 1];
    const rebuilt = current.rebuilt && current.rebuilt[one.scenario];
    const matrix = rebuilt || current.matrix;
    byId('aside').hidden = !matrix && current.map;
    if (!matrix) {
      byId('matrix-note').textContent = 'This room has none, or too many boxes to show.';
      return;
    }
    const state = rebuilt ? ' A script has it rebuilt.' : one.scenario ? ' It is the one on disk: locks leave it as it is.' : '';
    byId('matrix-note').textContent = 'Row: the box you are in. Column: the box you want. Cell: the box to step into next. Marked: the steps of this walk.' + state;
    const table = element(host, 'table');
    table.classList.toggle('dense', matrix.length > 14);
    const ids = matrix.map((_, id) => id).filter(id => !isParked(current.boxes[id]));
    const head = element(element(table, 'thead'), 'tr');
    element(head, 'td', {}, '');
    ids.forEach(id => element(head, 'th', { scope: 'col', class: id === goal ? 'on' : '' }, id));
    const body = element(table, 'tbody');
    const steps = new Set(one.chain.slice(0, -1));
    ids.forEach(from => {
      const row = element(body, 'tr');
      element(row, 'th', { scope: 'row', class: one.chain.includes(from) ? 'on' : '' }, from);
      ids.forEach(to => {
        const next = matrix[from][to];
        element(row, 'td', { class: to === goal && steps.has(from) ? 'on' : '' }, next < 0 ? '·' : next);
      });
    });
  }

  function show() {
    const current = data.rooms[room];
    byId('position').textContent = walks.length ? `walk ${walk + 1} of ${walks.length}` : 'no walks';
    byId('left-out').textContent = current.walks > current.cases.length ? `Of ${current.walks.toLocaleString('en')} walks, those that routers disagree about most are shown.` : '';
    const one = walks.length ? current.cases[walks[walk]] : { chain: [], from: [0, 0], to: [0, 0], target: [0, 0], answers: [] };
    drawMap(current, one);
    caption(one);
    drawFigures(one);
    drawMatrix(current, one);
  }

  function chooseRoom(index, keepSet) {
    room = (index + data.rooms.length) % data.rooms.length;
    byId('room').value = room;
    const sets = [...new Set(data.rooms[room].cases.map(label))];
    const chooser = byId('set');
    const before = keepSet && sets.includes(chooser.value) ? chooser.value : '';
    chooser.replaceChildren(new Option('all', ''), ...sets.map(set => new Option(set, set)));
    chooser.value = before;
    chooseSet();
  }

  const label = one => one.set + (one.scenario ? `, ${one.scenario}` : '');

  function chooseSet() {
    const set = byId('set').value;
    walks = data.rooms[room].cases.map((_, i) => i).filter(i => !set || label(data.rooms[room].cases[i]) === set);
    walk = 0;
    show();
  }

  function step(by) {
    if (walks.length) walk = (walk + by + walks.length) % walks.length;
    show();
  }

  // For a room with many walks, only some are included, each with its number in the room.
  const indexOf = (roomIndex, number) => Math.max(0, data.rooms[roomIndex].cases.findIndex(one => one.number === number));

  function goTo(roomIndex, number) {
    chooseRoom(roomIndex, false);
    walk = indexOf(roomIndex, number);
    show();
    byId('rooms').scrollIntoView({ behavior: 'smooth' });
  }

  function buildLegend() {
    data.routers.forEach((router, i) => {
      const entry = element(byId('legend'), 'label', { title: router.name });
      const box = element(entry, 'input', { type: 'checkbox', 'data-shown': i });
      box.checked = true;
      const sample = document.createElementNS(SVG, 'svg');
      sample.setAttribute('viewBox', '0 0 34 10');
      element(sample, 'line', { x1: 1, y1: 5, x2: 33, y2: 5, stroke: colour(i), 'stroke-width': 3, 'stroke-dasharray': dash(i) });
      entry.append(sample, router.id);
      box.addEventListener('change', () => {
        if (box.checked) shown.add(i); else shown.delete(i);
        show();
      });
    });
  }

  /** Returns whether an arrow key scrolls a region. */
  function scrolls(region, key) {
    if (!region) return false;
    return /Left|Right/.test(key) ? region.scrollWidth > region.clientWidth : region.scrollHeight > region.clientHeight;
  }

  function listen() {
    byId('room').replaceChildren(...data.rooms.map((one, i) => new Option(one.name, i)));
    byId('room').addEventListener('change', event => chooseRoom(Number(event.target.value), true));
    byId('set').addEventListener('change', chooseSet);
    byId('previous').addEventListener('click', () => step(-1));
    byId('next').addEventListener('click', () => step(1));
    document.querySelectorAll('[data-layer]').forEach(box => box.addEventListener('change', () => {
      layers[box.dataset.layer] = box.checked;
      show();
    }));
    document.querySelectorAll('[data-worst]').forEach(button => button.addEventListener('click', () => goTo(...data.worst[Number(button.dataset.worst)])));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
      const keys = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), ArrowUp: () => chooseRoom(room - 1, true), ArrowDown: () => chooseRoom(room + 1, true) };
      if (!keys[event.key] || scrolls(event.target.closest('.scroll'), event.key)) return;
      const inRooms = byId('rooms').getBoundingClientRect();
      if (inRooms.top < innerHeight && inRooms.bottom > 0) {
        keys[event.key]();
        event.preventDefault();
      }
    });
  }

  buildLegend();
  listen();
  addEventListener('resize', show);
  if (data.rooms.length) {
    if (data.worst.length) {
      chooseRoom(data.worst[0][0], false);
      walk = indexOf(...data.worst[0]);
      show();
    } else {
      chooseRoom(0, false);
    }
  }
})();
