package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.SynthCall;

/**
 * Has a stranger's synthesiser do everything on a thread of its own, and gives up one that is
 * stuck.
 */
final class WatchedSynth implements SynthCall {

  private final WatchedThread thread;
  private final long patienceMillis;

  /**
   * Gives it a thread.
   *
   * @param patienceMillis how long a call may take
   */
  WatchedSynth(long patienceMillis) {
    this.thread = new WatchedThread("music", patienceMillis);
    this.patienceMillis = patienceMillis;
  }

  @Override
  public void run(String what, Work work) throws AudioException {
    try {
      thread.call(
          () -> {
            work.run();
            return null;
          },
          patienceMillis);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof AudioException known
          ? known
          : new AudioException(Thrown.inOneLine(e.getCause()), e.getCause());
    } catch (TimeoutException e) {
      throw new AudioException(
          what + " did not return within " + Watched.inSeconds(patienceMillis), e);
    }
  }
}
