package org.bowsprit.audio.soundfiles;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Reads MP3 files. */
@Extension
public final class Mp3Files implements SoundFileProvider, ExtensionPoint {

  /** Creates a provider. PF4J calls this constructor. */
  public Mp3Files() {}

  @Override
  public String id() {
    return "mp3-files";
  }

  @Override
  public String displayName() {
    return "MP3 files";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.MP3);
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return Mp3Stream.open(source);
  }
}
