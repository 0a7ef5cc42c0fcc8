package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.FileName;
import org.bowsprit.format.sound.Sound;

/** Decompiles a sound into files and settings that build the same bytes. */
public final class SoundDecompiler {

  private static final String SAMPLES_FOLDER = "sounds/";
  private static final String MUSIC_FOLDER = "music/";

  private final String stem;
  private final Sound sound;

  /**
   * Prepares to decompile.
   *
   * @param stem the file name without extension
   */
  public SoundDecompiler(String stem, Sound sound) {
    this.stem = stem;
    this.sound = sound;
  }

  /**
   * A file and the setting that names it.
   *
   * @param setting a line of the sound's declaration
   * @param path the path of the file from the root of the sources
   * @param contents the contents of the file
   */
  public record Part(String setting, String path, Bytes contents) {}

  /**
   * Returns the files. Each has the format that is easiest to edit among those that preserve all
   * data.
   */
  public List<Part> decompile() {
    ByteWriter encoded = new ByteWriter();
    sound.encode(encoded);
    List<Part> parts = new ArrayList<>();
    if (sound instanceof Sound.Renditions renditions
        && renditions.trailingBytes().isEmpty()
        && haveDistinctNames(renditions)) {
      renditions.renditions().forEach(rendition -> parts.add(part(rendition)));
    } else {
      parts.add(
          new Part("raw \"" + stem + ".bin\"", SAMPLES_FOLDER + stem + ".bin", encoded.toBytes()));
    }
    return parts;
  }

  /** Returns whether each tag can be written in the sources and gives a different file name. */
  private static boolean haveDistinctNames(Sound.Renditions renditions) {
    List<String> names =
        renditions.renditions().stream()
            .map(Sound.Rendition::tag)
            .filter(tag -> FileName.of(tag.strip()).equals(tag.strip()))
            .map(tag -> tag.strip().toLowerCase(Locale.ROOT))
            .distinct()
            .toList();
    return names.size() == renditions.renditions().size();
  }

  private Part part(Sound.Rendition rendition) {
    Bytes payload = rendition.payload();
    Optional<WaveSample> wave =
        rendition.tag().equals(SoundPart.SAMPLES) ? VocBlock.unpack(payload) : Optional.empty();
    if (wave.isPresent()) {
      String name = stem + ".wav";
      return new Part("wav \"" + name + "\"", SAMPLES_FOLDER + name, wave.get().toWav());
    }
    Optional<Bytes> voc =
        rendition.tag().equals(SoundPart.SAMPLES) ? VocBlock.toVoc(payload) : Optional.empty();
    if (voc.isPresent()) {
      String name = stem + ".voc";
      return new Part("voc \"" + name + "\"", SAMPLES_FOLDER + name, voc.get());
    }
    String device = rendition.tag().strip().toLowerCase(Locale.ROOT);
    Optional<String> property = DeviceTags.propertyOf(rendition.tag());
    Optional<Bytes> start = MusicFile.start(payload);
    if (property.isPresent() && start.isPresent()) {
      String name = stem + "-" + device + ".mid";
      String numbers =
          IntStream.range(0, start.get().length())
              .mapToObj(i -> ", " + start.get().u8(i))
              .collect(Collectors.joining());
      return new Part(
          property.get() + " \"" + name + "\"" + numbers,
          MUSIC_FOLDER + name,
          MusicFile.file(payload));
    }
    String name = stem + "-" + device + ".bin";
    return new Part(
        "data \"" + rendition.tag() + "\", \"" + name + "\"", SAMPLES_FOLDER + name, payload);
  }
}
