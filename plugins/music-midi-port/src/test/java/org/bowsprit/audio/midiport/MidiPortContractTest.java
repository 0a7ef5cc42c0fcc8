package org.bowsprit.audio.midiport;

import org.bowsprit.audio.contract.MusicContract;
import org.bowsprit.audio.synth.MusicProvider;

class MidiPortContractTest extends MusicContract {

  private final FakePorts ports = new FakePorts("Port");

  @Override
  protected MusicProvider provider() {
    return new MidiPortProvider(ports);
  }
}
