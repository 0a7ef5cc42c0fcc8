package org.bowsprit.audio.midiport;

import org.bowsprit.audio.contract.MusicContract;
import org.bowsprit.audio.synth.MusicProvider;

/** Tests that the synthesiser fulfils the contract of music devices. */
class MidiPortContractTest extends MusicContract {

  private final FakePorts ports = new FakePorts("Port");

  @Override
  protected MusicProvider provider() {
    return new MidiPortProvider(ports);
  }
}
