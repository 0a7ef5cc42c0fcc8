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

/** Reads Ogg Vorbis files. */
@Extension
public final class OggFiles implements SoundFileProvider, ExtensionPoint {

  /** Creates a provider. PF4J calls this constructor. */
  public OggFiles() {}

  @Override
  public String id() {
    return "ogg-files";
  }

  @Override
  public String displayName() {
    return "Ogg Vorbis files";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.OGG);
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return OggStream.open(source);
  }
}
