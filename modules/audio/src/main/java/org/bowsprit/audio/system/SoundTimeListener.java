package org.bowsprit.audio.system;

/** Hears what time it is for the sounds and writes to come, in microseconds since iteration 0. */
public interface SoundTimeListener {

  /** Hears nothing. */
  SoundTimeListener NONE =
      new SoundTimeListener() {
        @Override
        public void quantum(long micros) {}

        @Override
        public void frame(long micros) {}
      };

  /** The sequencer moves on by one quantum. */
  void quantum(long micros);

  /** The scripts of a frame have their say. */
  void frame(long micros);
}
