'use strict';

/** How the picture is shown. */
class PictureSection {
  title = 'Picture';

  #rows;

  constructor(rows) {
    this.#rows = rows;
  }

  body() {
    const filters = [
      ['sharp', 'Sharp, all pixels alike'],
      ['nearest', 'Nearest'],
      ['scanlines', 'With the lines of a monitor'],
      ['tube', 'With the lines and dots of a monitor'],
    ];
    return [
      this.#rows.choice('filter', 'Enlarged', filters),
      this.#rows.check('square', 'Square pixels instead of 4:3'),
      this.#rows.choice('verbs', 'Verbs as buttons', [
        ['touch', 'On small and touched screens'],
        ['always', 'Always'],
        ['never', 'Never'],
      ]),
    ];
  }
}

/** What is heard and what is written. */
class SoundSection {
  static #SPEEDS = [
    ['game', 'As the game wants'],
    ['0', 'Shortest'],
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map((speed) => [speed, speed]),
    ['9', 'Longest'],
  ];

  static #SPOKEN = [
    ['both', 'Heard and read'],
    ['voice', 'Heard'],
    ['text', 'Read'],
  ];

  title = 'Sound and text';

  #rows;

  constructor(rows) {
    this.#rows = rows;
  }

  body() {
    const voice = SpokenLines.hasVoice
      ? this.#rows.check('aloud', 'Read lines aloud in the browser’s voice')
      : element('p', {className: 'quiet'}, 'This browser has no voice to read with.');
    return [
      this.#rows.slider('volume', 'Volume', {min: 0, max: 100}),
      this.#rows.slider('music', 'Music', {min: 0, max: 100}),
      this.#rows.slider('effects', 'Effects', {min: 0, max: 100}),
      this.#rows.slider('speech', 'Voices', {min: 0, max: 100}),
      this.#rows.check('muted', 'Sound off'),
      this.#rows.choice('talkSpeed', 'How long lines stay', SoundSection.#SPEEDS),
      this.#rows.choice('subtitles', 'Lines with a voice, from the next start', SoundSection.#SPOKEN),
      this.#rows.check('largeText', 'What is said in large letters below the picture'),
      voice,
    ];
  }
}

/** Which router finds the ways, and the ghosts of the others. */
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
      this.#rows.choice('router', 'Router', choices),
      this.#rows.check('ghosts', 'Draw the ways that the other routers would go'),
      element('p', {className: 'quiet'}, 'It may be changed while you play; the next walk is the new one’s.'),
    ];
  }
}

/** Keys and gestures, to read. */
class KeysSection {
  title = 'Keys and touch';

  body() {
    const keys = [
      ['Alt+S · Alt+L', 'quick save · quick load'],
      ['Alt+T', 'five seconds back'],
      ['Alt+P · Alt+F', 'pause · fast'],
      ['Alt+U · Alt+Enter', 'sound off · full screen'],
      ['F10, Alt+M', 'this menu'],
      ['Esc · full stop', 'skip a scene · end a line'],
      ['Arrow keys', 'move the pointer, with Shift farther, with Alt to the next thing'],
      ['Enter · Shift+Enter', 'left button · right button'],
      ['QWE · ASD · ZXC, 1 to 9', 'the verbs, or the lines to choose from'],
      ['Tap · hold a finger', 'click · right button: looks at most things'],
      ['Slide a finger', 'points only, so that things tell their names'],
      ['Two fingers', 'this menu'],
      ['Pad: stick · lowest, rightmost button', 'pointer · left, right button'],
      ['Pad: leftmost button · Back · Start', 'end a line · skip a scene · pause'],
      ['Pad: left, right shoulder', 'this menu · fast while held'],
    ];
    const rows = keys.flatMap(([key, action]) => [element('dt', {}, key), element('dd', {}, action)]);
    return [element('dl', {className: 'keys'}, ...rows)];
  }
}
