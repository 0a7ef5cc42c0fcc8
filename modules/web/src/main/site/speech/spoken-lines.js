'use strict';

/** The spoken line as text of the page: for screen readers, in large text, or read aloud. */
class SpokenLines {
  #place;
  #last = '';

  /** Whether the browser's voice reads lines aloud. */
  aloud = false;

  constructor(place) {
    this.#place = place;
  }

  /** Whether the browser has a voice at all. */
  static get hasVoice() {
    return 'speechSynthesis' in window;
  }

  /** Whether the line is shown below the picture, too. */
  set shown(shown) {
    this.#place.classList.toggle('shown', shown);
  }

  /** Handles the line of a `frame` message. After an empty one, the last line is still read to its end. */
  take(line) {
    if (line === this.#last) {
      return;
    }
    this.#last = line;
    this.say(line);
    if (line && this.aloud && SpokenLines.hasVoice) {
      speechSynthesis.cancel();
      speechSynthesis.speak(new SpeechSynthesisUtterance(line));
    }
  }

  /** Passes another text to screen readers, such as the name of a thing. */
  say(text) {
    this.#place.textContent = text;
  }

  /** Stops reading. */
  hush() {
    if (SpokenLines.hasVoice) {
      speechSynthesis.cancel();
    }
  }
}
