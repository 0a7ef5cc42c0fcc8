package org.bowsprit.player.sound;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.player.service.ServiceOptions;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.isolation.ExchangedStream;
import org.bowsprit.service.OptionValues;

/**
 * A reader of sound files that applies the player's options. If the author of the reader recompiles
 * it, the newer version replaces it, even during playback.
 *
 * @param id the id of the reader
 * @param readers provides the current version of the reader
 * @param storedOptions the stored options of all readers, by id and key; unknown options are
 *     ignored
 */
record ConfiguredReader(
    String id, Providers<SoundFileProvider> readers, Map<String, String> storedOptions)
    implements SoundFileProvider {

  /** The kind of readers of sound files. */
  static final String KIND = "sound-file";

  /**
   * Returns a reader with its options.
   *
   * @param notes receives each invalid option
   */
  static ConfiguredReader of(
      String id,
      Providers<SoundFileProvider> readers,
      Map<String, String> storedOptions,
      Consumer<String> notes) {
    return new ConfiguredReader(id, readers, validOptions(readers.get(id), storedOptions, notes));
  }

  private static Map<String, String> validOptions(
      SoundFileProvider reader, Map<String, String> storedOptions, Consumer<String> notes) {
    return ServiceOptions.of(KIND, List.of(reader)).validValues(Map.of(), "", storedOptions, notes);
  }

  private SoundFileProvider reader() {
    return readers.get(id);
  }

  @Override
  public String displayName() {
    return reader().displayName();
  }

  @Override
  public Set<FileKind> kinds() {
    return reader().kinds();
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues defaults) throws AudioException {
    SoundFileProvider reader = reader();
    SoundStream opened = open(reader, source);
    if (readers.isBuiltIn(id)) {
      return opened;
    }
    ExchangedStream stream = new ExchangedStream(opened);
    stream.onClose(
        readers.follow(id, newVersion -> stream.exchange(() -> open(newVersion, source))));
    if (reader() == reader) {
      return stream;
    }
    // The reader was reloaded before it was followed.
    stream.close();
    return open(source, defaults);
  }

  private SoundStream open(SoundFileProvider which, ByteSource source) throws AudioException {
    Map<String, String> options = validOptions(which, storedOptions, note -> {});
    return which.open(source, OptionValues.of(id, which.options(), options));
  }
}
