package org.bowsprit.audio.midiport;

import java.util.List;
import javax.sound.midi.MidiUnavailableException;
import javax.sound.midi.Receiver;

/** The MIDI ports of a machine on which music can be played. */
interface MidiPorts {

  /** Returns the names of the ports that exist now. */
  List<String> names();

  /**
   * Opens the port with this name. Closing the receiver closes the port.
   *
   * @throws MidiUnavailableException if the port does not exist or is in use
   */
  Receiver open(String name) throws MidiUnavailableException;
}
