'use strict';

/** The row of buttons below the picture: what is wanted often, for who has no keys. */
class GameButtons {
  #pause;
  #fast;
  #mute;

  constructor(place, {game, deeds}) {
    this.#pause = button('Pause', deeds.pause, {title: 'Pause, and go on (Alt+P)'});
    this.#fast = button('Fast', deeds.fast, {title: 'Fast, and back (Alt+F)'});
    this.#mute = button('Sound off', deeds.mute, {title: 'Sound off, and on (Alt+U)'});
    place.append(
      button('Save', deeds.quickSave, {title: 'Quick save (Alt+S)'}),
      button('Load', deeds.quickLoad, {title: 'Quick load (Alt+L)'}),
      button('Back', deeds.rewind, {title: 'Five seconds back (Alt+T)'}),
      this.#pause,
      this.#fast,
      button('Skip', deeds.skipScene, {title: 'Skip the scene (Esc)'}),
      button('Next line', deeds.nextLine, {title: 'End the line that is spoken (full stop)'}),
      this.#mute,
      button('Full screen', deeds.fullScreen, {title: 'Full screen, and back (Alt+Enter)'}),
    );
    game.addEventListener('running', () => this.#show(game));
    this.#show(game);
  }

  set muted(muted) {
    this.#mute.setAttribute('aria-pressed', muted);
  }

  #show(game) {
    this.#pause.setAttribute('aria-pressed', game.isPaused);
    this.#fast.setAttribute('aria-pressed', game.isFast);
  }
}
