package org.bowsprit.plugin.host.isolation;

import java.util.Optional;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/**
 * A synthesiser that can be replaced by a newer version during playback. The newer version receives
 * the settings of each channel and plays from the next note on.
 */
public final class ExchangedSynth implements MusicSynth {

  private final RequestQueue exchangeRequests = new RequestQueue();
  private final ReplaceableParts parts;
  private final Model model;
  private Runnable closeAction = () -> {};
  private volatile MusicSynth synth;

  /** The properties that the game and the mixer query only once and therefore rely on. */
  private record Model(MusicDevice device, int sampleRate, int channels, int rhythmChannel) {

    static Model of(MusicSynth synth) {
      PartDevice parts = synth.parts();
      return new Model(synth.device(), synth.sampleRate(), parts.channels(), parts.rhythmChannel());
    }

    @Override
    public String toString() {
      return "%s of %s channels, rhythm on %s, at %s frames a second"
          .formatted(device, channels, rhythmChannel, sampleRate);
    }
  }

  /** Takes ownership of a synthesiser, which is closed together with this object. */
  public ExchangedSynth(MusicSynth synth) {
    this.synth = synth;
    this.model = Model.of(synth);
    this.parts = new ReplaceableParts(synth.parts());
  }

  /** Sets the action that runs when this synthesiser is closed. */
  public void onClose(Runnable action) {
    closeAction = action;
  }

  /**
   * Continues with a newer version of the synthesiser, which is opened while the older version is
   * still open. May be called from any thread. Waits until the thread that plays music has
   * exchanged the synthesiser.
   *
   * @throws IllegalStateException if the newer version cannot be opened or is another model; the
   *     older version then continues
   */
  public void exchange(SoundOpener<MusicSynth> opener) {
    MusicSynth newSynth = openSameModel(opener);
    MusicSynth oldSynth = synth;
    boolean isExchanged = false;
    try {
      isExchanged = exchangeRequests.runAndWait(() -> continueWith(newSynth));
    } finally {
      (isExchanged ? oldSynth : newSynth).close();
    }
  }

  private MusicSynth openSameModel(SoundOpener<MusicSynth> opener) {
    MusicSynth newSynth = opener.openUnchecked();
    try {
      requireSameModel(Model.of(newSynth));
      return newSynth;
    } catch (RuntimeException | Error e) {
      newSynth.close();
      throw e;
    }
  }

  private void requireSameModel(Model newModel) {
    if (!newModel.equals(model)) {
      throw new IllegalStateException("it is a " + newModel + ", not a " + model);
    }
  }

  /**
   * Replaces the parts first. If the new parts cannot receive the settings of the channels, the
   * older synthesiser continues.
   */
  private void continueWith(MusicSynth newSynth) {
    parts.replaceParts(newSynth.parts());
    synth = newSynth;
  }

  @Override
  public MusicDevice device() {
    return model.device();
  }

  @Override
  public PartDevice parts() {
    return parts;
  }

  @Override
  public int sampleRate() {
    return model.sampleRate();
  }

  @Override
  public int framesAtOnce() {
    return synth.framesAtOnce();
  }

  @Override
  public int gain() {
    return synth.gain();
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    exchangeRequests.runPending();
    synth.render(samples, offset, frames);
  }

  /**
   * Also makes a requested exchange, because a paused game renders no sound but calls this method.
   */
  @Override
  public Optional<String> failure() {
    exchangeRequests.runPending();
    return synth.failure();
  }

  @Override
  public void close() {
    closeAction.run();
    exchangeRequests.close();
    synth.close();
  }
}
