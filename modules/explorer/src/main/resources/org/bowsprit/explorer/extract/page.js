'use strict';

const SCRIPT_LIST = window.SCRIPTS || [];
const CHORES = {1: 'dress', 2: 'walk', 3: 'stand', 4: 'talk', 5: 'stop talking'};
const DIRECTIONS = ['west', 'east', 'south', 'north'];
const INVISIBLE = 0x80;
const state = {tab: 'rooms', chosen: {}, zoom: 0, tall: false, layers: {background: true, boxes: true, objects: false, states: true}};

/**
 * Creates an element. Attributes that are functions become listeners, and children that are strings
 * become text.
 */
function make(tag, attributes = {}, ...children) {
  const svg = ['svg', 'polygon', 'rect', 'line', 'circle', 'text', 'title'].includes(tag);
  const element = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

const byId = id => document.getElementById(id);
const roomTitle = about => 'Room ' + about.id + (about.name ? ' “' + about.name + '”' : '');
const verbName = verb => GAME.verbs[verb] || String(verb);
const plural = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');

const TABS = {
  rooms: {
    title: 'Rooms', items: GAME.rooms, key: room => room.about.id,
    label: room => [room.about.id + (room.about.name ? ' · ' + room.about.name : ''), room.about.width + ' × ' + room.about.height],
    thumb: room => room.image,
    finds: (room, word) => (room.about.id + ' ' + room.about.name + ' ' + room.about.objects.map(o => o.id + ' ' + o.name).join(' ')),
    show: showRoom,
  },
  costumes: {
    title: 'Costumes', items: GAME.costumes, key: costume => costume.id,
    label: costume => ['Costume ' + costume.id, plural(costume.animations.length, 'animation')],
    thumb: costume => (costume.animations.find(a => a.number === 14) || costume.animations[0] || {file: costume.sheet}).file,
    whole: true, finds: costume => 'costume ' + costume.id, show: showCostume,
  },
  fonts: {
    title: 'Fonts', items: GAME.fonts, key: font => font.id,
    label: font => ['Font ' + font.id, plural(font.glyphs, 'character') + ', ' + plural(font.bits, 'bit')],
    finds: font => 'font ' + font.id, show: showFont,
  },
  sounds: {
    title: 'Sounds', items: GAME.sounds, key: sound => sound.id,
    label: sound => ['Sound ' + sound.id, sound.files.map(f => f.what).join(', ')],
    finds: sound => 'sound ' + sound.id + ' ' + sound.files.map(f => f.what).join(' '), show: showSound,
  },
  speech: {
    title: 'Speech', items: GAME.lines, key: line => line.offset,
    label: line => ['Line ' + line.offset.toString(16), line.seconds.toFixed(1) + ' s'],
    finds: line => 'line ' + line.offset.toString(16), show: showLine,
  },
  scripts: {
    title: 'Scripts', items: SCRIPT_LIST, key: script => script.name,
    label: script => [script.name, plural(script.text.split('\n').length - 3, 'line')],
    finds: script => script.name + ' ' + script.text, show: showScript,
  },
};

function found(tab) {
  const word = byId('search').value.trim().toLowerCase();
  return word ? tab.items.filter(item => tab.finds(item).toLowerCase().includes(word)) : tab.items;
}

function choose(tabName, key) {
  state.tab = tabName;
  state.chosen[tabName] = key;
  draw();
  byId('view').scrollTop = 0;
  location.hash = tabName + '/' + key;
}

function draw() {
  byId('tabs').replaceChildren(...Object.entries(TABS).map(([name, tab]) =>
    make('button', {role: 'tab', 'aria-selected': String(name === state.tab), click: () => { state.tab = name; draw(); }},
      tab.title, make('span', {class: 'count'}, String(found(tab).length)))));
  const tab = TABS[state.tab];
  const items = found(tab);
  const chosen = items.find(item => tab.key(item) === state.chosen[state.tab]) || items[0];
  byId('list').replaceChildren(...items.map(item => listed(tab, item, item === chosen)));
  byId('view').replaceChildren(...(chosen ? [tab.show(chosen)].flat() : [make('p', {class: 'nothing'}, nothing(tab))]));
  const current = byId('list').querySelector('[aria-current=true]');
  if (current) current.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

function nothing(tab) {
  return tab.items.length ? 'Nothing here matches the search; look at the numbers on the other tabs.'
    : 'The game has no ' + tab.title.toLowerCase() + '.';
}

function listed(tab, item, current) {
  const [title, detail] = tab.label(item);
  return make('button', {class: 'item', 'aria-current': String(current), click: () => choose(state.tab, tab.key(item))},
    tab.thumb && make('span', {class: 'thumb' + (tab.whole ? ' whole' : '')},
      tab.thumb(item) ? make('img', {src: tab.thumb(item), alt: '', decoding: 'sync'}) : ''),
    make('span', {}, make('b', {}, title), make('small', {}, detail)));
}

function chip(label, on, colour, change) {
  return make('label', {class: 'chip', style: colour ? '--dot:' + colour : null},
    make('input', {type: 'checkbox', checked: on, change: event => change(event.target.checked)}), make('i'), label);
}

function panel(title, count, content, wide) {
  return make('div', {class: 'panel' + (wide ? ' wide' : '')}, make('h3', {}, title + (count === null ? '' : ' · ' + count)), content);
}

/* Rooms */

function showRoom(room) {
  const about = room.about;
  const screen = make('div', {class: 'screen'});
  const redraw = () => paint(room, screen);
  const layer = (name, label, colour) => chip(label, !!state.layers[name], colour, on => { state.layers[name] = on; redraw(); });
  const planeColours = ['', '#ff40a0', '#40d0ff', '#ffd040', '#60ff80'];
  const bar = make('div', {class: 'bar'},
    layer('background', 'Background', '#8fa0b3'),
    Object.keys(room.states).length ? layer('states', 'Object pictures', '#aad94c') : null,
    Object.keys(room.planes).map(plane => layer('plane' + plane, 'Z-plane ' + plane, planeColours[plane])),
    about.boxes.length ? layer('boxes', 'Walk boxes', '#ffb454') : null,
    about.objects.length ? layer('objects', 'Objects', '#59c2ff') : null,
    make('span', {class: 'gap'}),
    chip('4:3', state.tall, '#8fa0b3', on => { state.tall = on; redraw(); }),
    make('label', {class: 'chip plain'}, 'Zoom ', make('select', {change: event => { state.zoom = Number(event.target.value); redraw(); }},
      [0, 1, 2, 3, 4].map(zoom => make('option', {value: zoom, selected: zoom === state.zoom}, zoom ? zoom + '×' : 'fit')))));
  redraw();
  return [
    make('div', {class: 'title'}, make('h2', {}, roomTitle(about)),
      make('span', {}, about.width + ' × ' + about.height + ' pixels, transparent colour ' + about.transparent)),
    bar, make('div', {class: 'stage'}, screen),
    make('div', {class: 'panels'},
      about.damage.length ? make('div', {class: 'panel warn wide'}, make('h3', {}, 'Damaged'), about.damage.map(d => make('div', {}, d))) : null,
      objectsPanel(room, redraw), boxesPanel(about), matrixPanel(about), scriptsPanel(about), palettePanel(about)),
  ];
}

function zoomOf(about) {
  if (state.zoom) return state.zoom;
  const space = Math.max(300, byId('view').clientWidth - 82);
  return Math.max(about.width <= 320 ? 1 : 0.5, Math.min(3, Math.floor(space / about.width * 2) / 2));
}

function paint(room, screen) {
  const about = room.about;
  const zoom = zoomOf(about);
  const wide = about.width * zoom, high = about.height * zoom * (state.tall ? 1.2 : 1);
  screen.style.width = wide + 'px';
  screen.style.height = high + 'px';
  const share = (x, y) => 'left:' + 100 * x / about.width + '%;top:' + 100 * y / about.height + '%;';
  const parts = [];
  if (state.layers.background && room.image) parts.push(make('img', {src: room.image, alt: roomTitle(about), decoding: 'sync'}));
  if (state.layers.states) {
    for (const thing of [...about.objects].reverse()) {
      const pictures = room.states[thing.id] || {};
      const shown = pictures[room.shown[thing.id]];
      if (shown) parts.push(make('img', {class: 'state', src: shown, alt: '', decoding: 'sync',
        style: share(thing.x, thing.y) + 'width:' + 100 * thing.width / about.width + '%;height:' + 100 * thing.height / about.height + '%'}));
    }
  }
  for (const [plane, file] of Object.entries(room.planes)) {
    if (state.layers['plane' + plane] && file) parts.push(make('img', {class: 'plane', src: file, alt: 'z-plane ' + plane}));
  }
  parts.push(overlay(about, state.tall ? 1.2 : 1, 12 / zoom));
  screen.replaceChildren(...parts);
}

function overlay(about, stretch, letters) {
  const y = value => value * stretch;
  const svg = make('svg', {'font-size': letters, viewBox: '0 0 ' + about.width + ' ' + about.height * stretch, preserveAspectRatio: 'none'});
  if (state.layers.boxes) about.boxes.forEach(box => {
    if (box.corners.every(c => c[0] < -30000)) return;
    const colour = 'hsl(' + box.id * 47 % 360 + ' 90% 62%)';
    const unseen = (box.flags & INVISIBLE) !== 0;
    svg.append(make('polygon', {class: 'box' + (unseen ? ' unseen' : ''), fill: colour, stroke: colour,
      points: box.corners.map(c => (c[0] + .5) + ',' + y(c[1] + .5)).join(' ')},
      make('title', {}, 'box ' + box.id + ', mask ' + box.mask + ', flags 0x' + box.flags.toString(16) + ', scale ' + scaleText(box.scale))));
    const middle = k => box.corners.reduce((sum, c) => sum + c[k], 0) / 4;
    const inside = (value, most) => Math.max(6, Math.min(most - 6, value));
    svg.append(make('text', {x: inside(middle(0), about.width), y: inside(y(middle(1)), about.height * stretch) + letters / 3, 'text-anchor': 'middle'}, String(box.id)));
  });
  if (state.layers.objects) about.objects.forEach(thing => {
    const name = thing.id + (thing.name ? ' ' + thing.name : '');
    svg.append(make('rect', {class: 'area', x: thing.x, y: y(thing.y), width: thing.width, height: y(thing.height)}, make('title', {}, name)));
    svg.append(make('line', {class: 'way', x1: thing.x + thing.width / 2, y1: y(thing.y + thing.height / 2), x2: thing.walkX, y2: y(thing.walkY)}));
    svg.append(make('circle', {class: 'foot', cx: thing.walkX, cy: y(thing.walkY), r: 2.5}, make('title', {}, 'walk to ' + name)));
    svg.append(make('text', {x: thing.x + 2, y: y(thing.y) + letters}, name));
  });
  return svg;
}

const scaleText = word => word & 0x8000 ? 'slot ' + (word & 0x7fff) : String(word);

function boxesPanel(about) {
  if (!about.boxes.length) return null;
  const rows = about.boxes.map(box => make('tr', {}, make('td', {class: 'num'}, String(box.id)),
    box.corners.map(c => make('td', {class: 'code'}, c.join(', '))),
    make('td', {class: 'num'}, String(box.mask)), make('td', {class: 'num'}, '0x' + box.flags.toString(16).padStart(2, '0')),
    make('td', {class: 'code'}, scaleText(box.scale))));
  return panel('Walk boxes', about.boxes.length, make('div', {class: 'scroll'}, make('table', {},
    make('thead', {}, make('tr', {}, ['id', 'upper left', 'upper right', 'lower right', 'lower left', 'mask', 'flags', 'scale']
      .map((text, k) => make('th', {class: [0, 5, 6].includes(k) ? 'num' : ''}, text)))), make('tbody', {}, rows))));
}

function matrixPanel(about) {
  if (!about.table.length) return null;
  const hideFirst = about.boxes.length && (about.boxes[0].flags & INVISIBLE) !== 0;
  const ids = about.table.map((_, id) => id).filter(id => id > 0 || !hideFirst);
  const cell = (from, to) => {
    const next = about.table[from][to];
    return make('td', {class: next < 0 ? 'none' : from === to ? 'own' : ''}, next < 0 ? '//' : String(next));
  };
  return panel('Matrix: next box', null, make('div', {class: 'scroll'}, make('table', {class: 'matrix'},
    make('thead', {}, make('tr', {}, make('th'), ids.map(id => make('th', {}, String(id))))),
    make('tbody', {}, ids.map(from => make('tr', {}, make('th', {}, String(from)), ids.map(to => cell(from, to)))))),
    make('table', {}, make('tbody', {}, about.matrix.map((row, id) =>
      make('tr', {}, make('td', {class: 'num'}, String(id)), make('td', {class: 'code', style: 'white-space:normal'}, row || '–')))))));
}

function objectsPanel(room, redraw) {
  const about = room.about;
  if (!about.objects.length) return null;
  const picker = thing => {
    const pictures = Object.entries(room.states[thing.id] || {}).filter(entry => entry[1]);
    return pictures.length ? make('select', {change: event => { room.shown[thing.id] = event.target.value; redraw(); }},
      make('option', {value: ''}, 'hidden'),
      pictures.map(([number]) => make('option', {value: number, selected: room.shown[thing.id] === number}, 'state ' + number))) : '–';
  };
  const rows = about.objects.map(thing => make('tr', {}, make('td', {class: 'num'}, String(thing.id)), make('td', {}, thing.name || '–'),
    make('td', {class: 'code'}, thing.x + ', ' + thing.y + '  ' + thing.width + '×' + thing.height),
    make('td', {class: 'code'}, thing.walkX + ', ' + thing.walkY + ' ' + DIRECTIONS[thing.direction]),
    make('td', {class: 'num'}, thing.parent ? String(thing.parent) : '–'), make('td', {class: 'verbs'}, thing.verbs.map(verbName).join(', ') || '–'),
    make('td', {}, picker(thing))));
  return panel('Objects', about.objects.length, make('div', {class: 'scroll'}, make('table', {},
    make('thead', {}, make('tr', {}, ['id', 'name', 'area', 'walk to', 'in', 'verbs', 'picture'].map((text, k) => make('th', {class: [0, 4].includes(k) ? 'num' : ''}, text)))),
    make('tbody', {}, rows))), true);
}

function scriptsPanel(about) {
  const mine = SCRIPT_LIST.filter(script => script.name.split(':')[0] !== 'global' && script.name.split(':')[1] === String(about.id));
  return panel('Scripts', mine.length, [
    make('div', {class: 'links'}, mine.map(script => make('button', {click: () => choose('scripts', script.name)}, script.name.replace(':' + about.id, '')))),
    about.resources.length ? make('p', {class: 'hit', style: 'white-space:normal'}, 'Beside the room: ' + about.resources.join(', ')) : null]);
}

function palettePanel(about) {
  if (!about.palette.length) return null;
  return panel('Palette', about.palette.length, [make('div', {class: 'swatches'},
    about.palette.map((colour, index) => make('span', {style: 'background:#' + colour, title: index + '  #' + colour}))),
    about.cycles.filter(c => c.first < c.last).length ? make('p', {class: 'hit'}, 'Cycles: ' + about.cycles.map(c => c.first + '–' + c.last).join(', ')) : null]);
}

/* Costumes, fonts, sounds, scripts */

function showCostume(costume) {
  const name = number => (CHORES[number >> 2] || 'chore ' + (number >> 2)) + ' ' + DIRECTIONS[number & 3];
  return [
    make('div', {class: 'title'}, make('h2', {}, 'Costume ' + costume.id), make('span', {}, 'in the colours of room ' + costume.room)),
    make('div', {class: 'cards'}, costume.animations.map(animation => make('div', {class: 'card'},
      make('div', {class: 'pane'}, enlarged(animation.file, 3)),
      make('p', {}, name(animation.number), make('small', {}, 'animation ' + animation.number + ', ' + plural(animation.frames, 'step')))))),
    panel('All pictures', null, make('div', {class: 'sheet'}, enlarged(costume.sheet, 2)), true),
  ];
}

/** Shows a picture enlarged by the largest whole factor that fits. */
function enlarged(file, most) {
  const image = make('img', {src: file, alt: ''});
  image.addEventListener('load', () => { image.width = image.naturalWidth * most; });
  return image;
}

function showFont(font) {
  return [make('div', {class: 'title'}, make('h2', {}, 'Font ' + font.id),
    make('span', {}, font.glyphs + ' characters, ' + font.height + ' pixels a line, ' + plural(font.bits, 'bit') + ' a pixel')),
  panel('Characters', null, make('div', {class: 'sheet'}, enlarged(font.file, 3)), true)];
}

function showSound(sound) {
  const player = sound.files.filter(f => f.file.endsWith('.wav')).map(f => make('audio', {controls: true, src: f.file}));
  return [make('div', {class: 'title'}, make('h2', {}, 'Sound ' + sound.id), make('span', {}, 'beside room ' + sound.room)),
    player, panel('Files', sound.files.length, make('div', {class: 'links'}, sound.files.map(f => make('a', {href: f.file, download: true}, f.what))), true)];
}

function showLine(line) {
  return [make('div', {class: 'title'}, make('h2', {}, 'Line ' + line.offset.toString(16)), make('span', {}, line.seconds.toFixed(1) + ' seconds')),
    make('audio', {controls: true, src: line.file}), panel('Files', 1, make('div', {class: 'links'}, make('a', {href: line.file, download: true}, line.file)), true)];
}

function showScript(script) {
  const word = byId('search').value.trim().toLowerCase();
  const pre = make('pre');
  script.text.split('\n').forEach(line => pre.append(...coloured(line, word), '\n'));
  return [make('div', {class: 'title'}, make('h2', {}, script.name), make('span', {}, make('a', {href: script.file, style: 'color:inherit'}, script.file))), pre];
}

function coloured(line, word) {
  const label = /^L[0-9A-F]+:/.test(line);
  const at = /^\[[0-9A-F]+\]/.exec(line);
  const rest = at ? line.slice(at[0].length) : line;
  return [at ? make('span', {class: 'at'}, at[0]) : null,
    ...rest.split(/("(?:[^"\\]|\\.)*")/).map(part =>
      make('span', {class: label ? 'label' : part.startsWith('"') ? 'text' : ''}, ...marked(part, word)))].filter(Boolean);
}

function marked(text, word) {
  if (!word) return [text];
  const parts = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let hit = lower.indexOf(word); hit >= 0; hit = lower.indexOf(word, from)) {
    parts.push(text.slice(from, hit), make('mark', {}, text.slice(hit, hit + word.length)));
    from = hit + word.length;
  }
  return [...parts, text.slice(from)];
}

/* Start */

function follow() {
  const [tab, ...key] = decodeURIComponent(location.hash.slice(1)).split('/');
  if (!TABS[tab]) return;
  const wanted = TABS[tab].items.find(item => String(TABS[tab].key(item)) === key.join('/'));
  state.tab = tab;
  if (wanted) state.chosen[tab] = TABS[tab].key(wanted);
}

byId('game').textContent = GAME.game;
document.title = GAME.game;
GAME.rooms.forEach(room => {
  room.shown = Object.fromEntries(room.about.objects.map(thing => [thing.id, String(thing.state || '')]));
});
byId('search').addEventListener('input', draw);
addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== byId('search')) {
    event.preventDefault();
    byId('search').focus();
  }
});
addEventListener('resize', () => { if (state.tab === 'rooms' && !state.zoom) draw(); });
addEventListener('hashchange', () => { follow(); draw(); });
follow();
draw();
