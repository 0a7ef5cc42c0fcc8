'use strict';

/** Assembles the page. Failures are shown as a sentence. */
async function main() {
  document.documentElement.setAttribute('data-started', '');
  if (!early) {
    throw new EngineRefusal(
      said(
        'This page has to come from a web server: `bowsprit export-web --serve` is one. `bowsprit export-web --single-file` writes a page that opens as a file.',
      ),
    );
  }
  const byId = (id) => document.getElementById(id);
  const trouble = new Trouble(byId('trouble'));
  const stage = new Stage();
  const {settings, site} = early;
  const [engine, database] = await Promise.all([
    early.engine,
    BrowserDatabase.open().catch(() => new MemoryDatabase()),
    texts.speak(settings.get('language')).catch((e) => trouble.tell(Trouble.sentence(e))),
  ]);
  const {abilities} = engine;

  const screen = new IndexedScreen();
  const canvas = byId('picture');
  const picture = new GamePicture(canvas, screen);
  const ghosts = new GhostRoutes(abilities.routers.map(({id}) => id));
  picture.overlays.push((context, viewport) => ghosts.paint(context, viewport));
  const spoken = new SpokenLines(byId('said'));
  const sound = new GameSound(engine);
  const game = new GameAtPlay({engine, sound, database, thumbnail: () => picture.thumbnail()});
  const autosave = new Autosave(game);
  const pointer = new GamePointer(screen, picture, engine);
  const verbs = new VerbButtons(byId('verbs'), byId('sentence'), {engine, pointer, picture});
  const kept = new KeptGames(database);
  const opening = new Opening({game, stage, trouble, settings, kept, site});

  const rows = new SettingRows(settings);
  const menu = new GameMenu(byId('menu'), game, [
    new SavesSection(game, autosave),
    new GamesSection(opening, kept),
    new PictureSection(rows),
    new SoundSection(rows),
    new RouterSection(rows, abilities.routers),
    new RecordingSection(game, opening),
    new KeysSection(),
  ]);

  const guarded = (action) => () => Promise.resolve(action()).catch((e) => game.notice(Trouble.sentence(e)));
  const actions = {
    quickSave: guarded(() => game.quickSave()),
    quickLoad: guarded(() => autosave.now().then(() => game.quickLoad())),
    rewind: guarded(() => game.rewind()),
    pause: () => game.togglePause(),
    fast: () => game.toggleFast(),
    skipScene: () => game.key(KeyCodes.ESCAPE),
    nextLine: () => game.key(KeyCodes.FULL_STOP),
    mute: () => settings.set('muted', !settings.get('muted')),
    fullScreen: guarded(() => toggleFullScreen(document.querySelector('main'))),
    menu: () => menu.open(),
  };
  const buttons = new GameButtons(byId('buttons'), {game, actions});
  new GameMouse(canvas, pointer, (code) => game.key(code));
  new GameTouch(canvas, pointer, actions.menu);
  new GameKeys({
    pointer,
    engine,
    verbs,
    jump: new HotspotJump(engine, pointer, (name) => spoken.say(name)),
    shortcuts: {
      KeyS: actions.quickSave,
      KeyK: actions.quickSave,
      KeyL: actions.quickLoad,
      KeyT: actions.rewind,
      KeyP: actions.pause,
      KeyF: actions.fast,
      KeyU: actions.mute,
      KeyM: actions.menu,
      F10: actions.menu,
      Enter: actions.fullScreen,
      KeyX: () => settings.set('square', !settings.get('square')),
      KeyE: () => settings.set('filter', GamePicture.nextFilter(settings.get('filter'))),
    },
  });
  const pads = new GamePads({
    pointer,
    dialogs: new PadDialogs(game),
    press: {2: actions.nextLine, 4: actions.menu, 5: actions.fast, 8: actions.skipScene, 9: actions.pause},
    release: {5: actions.fast},
  });
  ['buttons', 'verbs', 'trouble'].forEach((place) => giveFocusBack(byId(place), canvas));
  byId('open-menu').addEventListener('click', actions.menu);
  byId('choose-game').addEventListener('click', () => opening.choose({folder: true}));
  takeDrops(opening);
  addEventListener('hashchange', () => opening.followAddress());

  engine.on('frame', (frame) => {
    screen.take(frame);
    byId('cover')?.remove();
    ghosts.take(frame.routes);
    picture.draw();
    canvas.classList.toggle('hides-cursor', screen.hasCursor);
    spoken.take(frame.spoken);
    stage.ask(frame.waiting, (code) => game.key(code));
    if (frame.captions) {
      verbs.refresh(frame.captions);
    }
  });
  engine.on('waiting', () => stage.waits(said('Loading a part of the game …')));
  engine.on('waited', () => stage.goesOn());
  engine.on('menu', actions.menu);
  engine.on('notice', ({message}) => game.notice(message));
  engine.on('error', ({message}) => game.notice(message));
  engine.on('halted', ({message}) =>
    trouble.tell(message, [
      [said('Five seconds back'), actions.rewind],
      [said('Load a save'), actions.menu],
    ]),
  );
  engine.on('ended', () => stage.offer(said('The game has ended.'), [[said('Again'), () => opening.again()]]));
  engine.on('broken', ({message}) => trouble.tell(message, [[said('Load the page again'), () => location.reload()]]));

  game.addEventListener('notice', ({detail}) => stage.notice(detail));
  game.addEventListener('opened', () => {
    const {title, router} = game.facts;
    document.title = byId('title').textContent = withoutEdition(title);
    settings.set('router', router);
    setTalkSpeed();
    setVolumes();
    showGhosts();
    autosave.begin();
    verbs.refresh();
  });
  game.addEventListener('running', () => {
    canvas.toggleAttribute('data-running', game.isRunning);
    if (!game.isRunning) {
      spoken.hush();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      game.stop('away');
    } else {
      game.go('away');
    }
  });

  const tellLanguage = () => engine.say('language', {messages: texts.messages, code: texts.language});
  texts.addEventListener('changed', tellLanguage);
  tellLanguage();
  settings.addEventListener('language', guarded(() => texts.speak(settings.get('language'))));
  settings.follow('filter', (filter) => redraw(picture, {filter}));
  settings.follow('square', (square) => {
    byId('stage').classList.toggle('square', square);
    redraw(picture, {square});
  });
  settings.follow('volume', (volume) => (sound.volume = volume / 100));
  settings.follow('muted', (muted) => (sound.muted = buttons.muted = muted));
  settings.follow('aloud', (aloud) => (spoken.aloud = aloud));
  settings.follow('largeText', (shown) => (spoken.shown = shown));
  settings.follow('verbs', (when) => (verbs.when = when));
  const setTalkSpeed = () => {
    const speed = settings.get('talkSpeed');
    engine.say('settings', {textSpeed: speed === 'game' ? -1 : Number(speed)});
  };
  const setVolumes = () => {
    const [music, effects, speech] = ['music', 'effects', 'speech'].map((each) => (settings.get(each) * 255) / 100);
    engine.say('settings', {volumes: {music, effects, speech}});
  };
  ['music', 'effects', 'speech'].forEach((each) => settings.addEventListener(each, () => game.facts && setVolumes()));
  settings.addEventListener('talkSpeed', () => game.facts && setTalkSpeed());
  settings.addEventListener('router', ({detail}) => {
    if (game.facts && detail !== game.facts.router) {
      guarded(() => game.changeRouter(detail).then(showGhosts))();
    }
  });
  const showGhosts = () => {
    const ids = abilities.routers.map(({id}) => id);
    engine.say('ghosts', {routers: settings.get('ghosts') ? ids.filter((id) => id !== game.facts.router) : []});
  };
  settings.addEventListener('ghosts', () => game.facts && showGhosts());

  // The rest of the site's game, whichever of the opened games it is.
  let arrived = Promise.resolve();
  let isRestRefused = false;
  game.addEventListener('opened', () => {
    arrived = engine.request('rest').catch((e) => {
      if (!isRestRefused) {
        isRestRefused = true;
        trouble.tell(Trouble.sentence(e));
      }
    });
  });

  // For the browser's console and for tests.
  const opened = opening.first();
  window.bowsprit = {engine, game, sound, picture, verbs, pads, abilities, ...pageAnswers(engine, opened)};
  if (database instanceof MemoryDatabase) {
    trouble.tell(said('This browser keeps nothing for this page: download your saves before you leave it.'));
  }
  await opened;
  await arrived;
}

/** A button pressed with a pointer returns the focus to the picture; a key does not move it. */
function giveFocusBack(place, canvas) {
  place.addEventListener('click', ({detail}) => detail > 0 && canvas.focus({preventScroll: true}));
}

function redraw(picture, how) {
  Object.assign(picture, how);
  picture.draw();
}

async function toggleFullScreen(place) {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  await place.requestFullscreen();
  // Escape skips scenes. If the browser allows it, only holding Escape leaves full screen.
  await navigator.keyboard?.lock?.(['Escape']).catch(() => {});
}

function takeDrops(opening) {
  const dropping = (is) => document.body.classList.toggle('dropping', is);
  addEventListener('dragover', (event) => {
    event.preventDefault();
    dropping(true);
  });
  addEventListener('dragleave', () => dropping(false));
  addEventListener('drop', (event) => {
    event.preventDefault();
    dropping(false);
    opening.dropped(event.dataTransfer);
  });
}

/** Lets a page from a server work offline and be installed. */
function keepForLater() {
  if (location.protocol.startsWith('http')) {
    document.head.append(element('link', {rel: 'manifest', href: 'manifest.webmanifest'}));
    navigator.serviceWorker?.register('sw.js').catch(() => {});
  }
}

main()
  .catch((e) => {
    document.getElementById('progress').textContent = '';
    const place = document.getElementById('trouble');
    place.textContent = Trouble.sentence(e);
    place.hidden = false;
  })
  // Only now, because it fetches all files, and the first picture needs only half of them.
  .finally(keepForLater);
