package org.bowsprit.audio.system;

/**
 * Receives the game time, in microseconds since iteration 0. Sounds and register writes after a
 * call belong to the time of the call.
 */
public interface SoundTimeListener {

  /** A listener that does nothing. */
  SoundTimeListener NONE =
      new SoundTimeListener() {
        @Override
        public void quantum(long micros) {}

        @Override
        public void frame(long micros) {}
      };

  /** Called before the sequencer advances by one quantum. */
  void quantum(long micros);

  /** Called before the scripts of a frame run. */
  void frame(long micros);
}
