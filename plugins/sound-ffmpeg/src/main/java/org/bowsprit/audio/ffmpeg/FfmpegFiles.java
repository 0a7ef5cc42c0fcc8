package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Reads the kinds of sound file for which there is no Java decoder. The native libraries are never
 * loaded into this process, so a malicious file can only crash the separate process.
 */
@Extension
public final class FfmpegFiles implements SoundFileProvider, ExtensionPoint {

  /**
   * ffmpeg's name of each kind. A file is decoded only as the kind that its first bytes indicate.
   */
  private static final Map<FileKind, String> FORMATS =
      Map.of(
          FileKind.XWMA, "xwma",
          FileKind.WMA, "asf",
          FileKind.M4A, "mov",
          FileKind.AAC, "aac",
          FileKind.OPUS, "ogg");

  private final Path folder;
  private final ProgramLocator program;

  /** Finds the program ffmpeg. */
  @FunctionalInterface
  interface ProgramLocator {

    /**
     * Returns the program, after unpacking it if necessary.
     *
     * @throws IOException if there is no program for this machine; the message is the reason in one
     *     line
     */
    Path path() throws IOException;
  }

  /**
   * Creates a provider. PF4J calls this constructor.
   *
   * @param folder the folder for the unpacked program and for temporary copies of the decoded files
   */
  public FfmpegFiles(Path folder) {
    this(
        folder,
        new PackedFfmpeg(
            folder,
            Platform.of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""))));
  }

  /** Creates a provider that runs the given program. */
  FfmpegFiles(Path folder, ProgramLocator program) {
    this.folder = folder;
    this.program = program;
  }

  @Override
  public String id() {
    return "ffmpeg-files";
  }

  @Override
  public String displayName() {
    return "xWMA, WMA, AAC and Opus files";
  }

  @Override
  public Set<FileKind> kinds() {
    return FORMATS.keySet();
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    String format =
        FileKind.of(source)
            .map(FORMATS::get)
            .orElseThrow(
                () -> new AudioException("ffmpeg does not decode this kind of sound file here"));
    try {
      return new FfmpegStream(DecodingProcess.start(program.path(), format, source, folder));
    } catch (IOException e) {
      throw new AudioException(e.getMessage(), e);
    }
  }
}
