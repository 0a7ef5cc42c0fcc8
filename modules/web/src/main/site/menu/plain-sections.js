'use strict';

/** The settings of the picture. */
class PictureSection {
  title = 'Picture';

  #rows;

  constructor(rows) {
    this.#rows = rows;
  }

  body() {
    const filters = [
      ['sharp', said('Sharp, all pixels alike')],
      ['nearest', said('Nearest')],
      ['scanlines', said('With the lines of a monitor')],
      ['tube', said('With the lines and dots of a monitor')],
    ];
    return [
      this.#rows.choice('filter', said('Enlarged'), filters),
      this.#rows.check('square', said('Square pixels instead of 4:3')),
      this.#rows.choice('verbs', said('Verbs as buttons'), [
        ['touch', said('On small and touched screens')],
        ['always', said('Always')],
        ['never', said('Never')],
      ]),
    ];
  }
}

/** The settings of sound and text, and the language of the page. */
class SoundSection {
  title = 'Sound and text';

  #rows;

  constructor(rows) {
    this.#rows = rows;
  }

  body() {
    const voice = SpokenLines.hasVoice
      ? this.#rows.check('aloud', said('Read lines aloud in the browser’s voice'))
      : element('p', {className: 'quiet'}, said('This browser has no voice to read with.'));
    return [
      this.#rows.slider('volume', said('Volume'), {min: 0, max: 100}),
      this.#rows.slider('music', said('Music'), {min: 0, max: 100}),
      this.#rows.slider('effects', said('Effects'), {min: 0, max: 100}),
      this.#rows.slider('speech', said('Voices'), {min: 0, max: 100}),
      this.#rows.check('muted', said('Sound off')),
      this.#rows.choice('talkSpeed', said('How long lines stay'), SoundSection.#speeds()),
      this.#rows.choice('subtitles', said('Lines with a voice, from the next start'), SoundSection.#spoken()),
      this.#rows.check('largeText', said('What is said in large letters below the picture')),
      voice,
      this.#rows.choice('language', said('Language'), [
        ['browser', said('That of the browser')],
        ...Object.entries(PageTexts.names),
      ]),
    ];
  }

  static #speeds() {
    return [
      ['game', said('As the game wants')],
      ['0', said('Shortest')],
      ...['1', '2', '3', '4', '5', '6', '7', '8'].map((speed) => [speed, speed]),
      ['9', said('Longest')],
    ];
  }

  static #spoken() {
    return [
      ['both', said('Heard and read')],
      ['voice', said('Heard')],
      ['text', said('Read')],
    ];
  }
}

/** The router that plans walks, and the ghosts of the others. */
class RouterSection {
  title = 'How people walk';

  #rows;
  #routers;

  /** `routers` are those the engine has: {id, name}. */
  constructor(rows, routers) {
    this.#rows = rows;
    this.#routers = routers;
  }

  body() {
    const choices = this.#routers.map(({id, name}) => [id, name || id]);
    return [
      this.#rows.choice('router', said('Router'), choices),
      this.#rows.check('ghosts', said('Draw the ways that the other routers would go')),
      element('p', {className: 'quiet'}, said('It may be changed while you play; the next walk is the new one’s.')),
    ];
  }
}

/** The list of keys and gestures. */
class KeysSection {
  title = 'Keys and touch';

  body() {
    const keys = [
      [said('Alt+S · Alt+L'), said('quick save · quick load')],
      [said('Alt+T'), said('five seconds back')],
      [said('Alt+P · Alt+F'), said('pause · fast')],
      [said('Alt+U · Alt+Enter'), said('sound off · full screen')],
      [said('F10, Alt+M'), said('this menu')],
      [said('Esc · full stop'), said('skip a scene · end a line')],
      [said('Arrow keys'), said('move the pointer, with Shift farther, with Alt to the next thing')],
      [said('Enter · Shift+Enter'), said('left button · right button')],
      [said('QWE · ASD · ZXC, 1 to 9'), said('the verbs, or the lines to choose from')],
      [said('Tap · hold a finger'), said('click · right button: looks at most things')],
      [said('Slide a finger'), said('points only, so that things tell their names')],
      [said('Two fingers'), said('this menu')],
      [said('Pad: stick · lowest, rightmost button'), said('pointer · left, right button')],
      [said('Pad: leftmost button · Back · Start'), said('end a line · skip a scene · pause')],
      [said('Pad: left, right shoulder'), said('this menu · fast while held')],
      [
        said('Pad: in this menu'),
        said('up, down: choose · left, right: change a value · lowest button: press · rightmost button, left shoulder: close'),
      ],
    ];
    const rows = keys.flatMap(([key, action]) => [element('dt', {}, key), element('dd', {}, action)]);
    return [element('dl', {className: 'keys'}, ...rows)];
  }
}
