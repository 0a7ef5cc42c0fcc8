package ${package};

import java.util.List;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Describes the reader and opens files. */
@Extension
public final class ${className}Provider implements SoundFileProvider, ExtensionPoint {

  private static final String GAIN = "gain";

  @Override
  public String id() {
    return "${artifactId}";
  }

  @Override
  public String displayName() {
    return "${className}";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.VOC);
  }

  /** Returns the options. The command {@code plugins set ${artifactId} gain=50} sets one. */
  @Override
  public List<Option> options() {
    return List.of(Option.number(GAIN, "How loud it is, in percent.", 100, 0, 100));
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return ${className}Stream.of(source, options.number(GAIN));
  }
}
