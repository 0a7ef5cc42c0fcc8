'use strict';

/** The line that is spoken, as text of the page: for screen readers, large for eyes, read aloud. */
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

  /** Takes the line of a `frame` message; an empty one leaves the last to be read to its end. */
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

  /** Says something else to screen readers, such as a thing's name. */
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
