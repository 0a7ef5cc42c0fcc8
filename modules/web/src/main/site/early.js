'use strict';

/** Starts the longest tasks before the other scripts of the page are loaded. */
class EarlyStart {
  settings = new PageSettings();
  site = new PublishedGame();
  engine = EngineLink.start(!this.settings.get('javascript'));

  constructor() {
    // The code that waits for a task reports its failure.
    this.engine.catch(() => {});
    if (!this.settings.get('lastGame')) {
      this.site.prefetch();
    }
  }
}

/** Null for an incomplete page, which cannot start. */
const early = location.protocol === 'file:' && !isInOneFile() ? null : new EarlyStart();
