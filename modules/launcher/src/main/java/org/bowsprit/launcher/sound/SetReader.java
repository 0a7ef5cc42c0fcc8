package org.bowsprit.launcher.sound;

import java.util.Map;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.options.OptionValues;

/**
 * A reader of sound files that opens them by the player's options.
 *
 * @param reader the reader
 * @param given options by id and key, its own among them
 */
record SetReader(SoundFileProvider reader, Map<String, String> given) implements SoundFileProvider {

  @Override
  public String id() {
    return reader.id();
  }

  @Override
  public String displayName() {
    return reader.displayName();
  }

  @Override
  public Set<FileKind> kinds() {
    return reader.kinds();
  }

  @Override
  public SoundStream open(ByteSource source) throws AudioException {
    return reader.open(source, OptionValues.of(id(), reader.declaredOptions(), given));
  }
}
