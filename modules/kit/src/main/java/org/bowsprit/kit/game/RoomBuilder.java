package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.ScriptDeclaration;
import org.bowsprit.bow.declaration.Value;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomColours;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.RoomScripts;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;
import org.bowsprit.kit.internal.box.BoxSources;
import org.bowsprit.kit.internal.room.PictureEncoder;
import org.bowsprit.kit.internal.room.SeeThroughRule;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.code.Op;

/** Builds a room from its declaration and the files in its folder. */
final class RoomBuilder {

  /**
   * The code of a room without a handler. It ends at once. An empty chunk would not do, because
   * some interpreters would run past its end.
   */
  static final Bytes NO_HANDLER = Bytes.of(Op.STOP_OBJECT_CODE.bytes().get(1));

  private static final Set<String> KNOWN_SETTINGS =
      Set.of(
          "background",
          "planes",
          "boxes",
          "transparent",
          "cycle",
          "holes",
          "size",
          "label",
          "palette",
          "lock");
  private static final int DEFAULT_HEIGHT = 200;
  private static final int BACKWARD_FLAG = 2;

  private final RoomDeclaration declaration;
  private final SourceReport report;
  private final RoomFiles files;
  private final int transparentColour;

  RoomBuilder(RoomDeclaration declaration, SourceReport report) {
    this.declaration = declaration;
    this.report = report;
    this.files = RoomFiles.of(declaration.name());
    this.transparentColour =
        declaration.properties().number("transparent", TransparentColour.DEFAULT.index()) & 0xFF;
  }

  /** Builds the room. Returns empty if the background of the room is missing or invalid. */
  Optional<Room> build() {
    SettingsCheck.check(declaration.properties(), KNOWN_SETTINGS, "a room", report);
    Optional<IndexedPicture> background = background();
    Optional<BoxChunks> floor = floor();
    Map<Integer, IndexedPicture> masks =
        background.map(picture -> masks("", picture, declaration.position())).orElse(Map.of());
    List<RoomObject> objects = objects();
    if (background.isEmpty() || floor.isEmpty()) {
      return Optional.empty();
    }
    new RoomWarnings(declaration, report).report(floor.get(), background.get());
    PictureEncoder encoder = new PictureEncoder(transparentColour);
    LayeredPicture picture = encoder.encode(background.get(), masks, seeThroughRule());
    RoomHeader header =
        new RoomHeader(background.get().width(), background.get().height(), objects.size());
    return Optional.of(
        new Room(
            header,
            floor.get(),
            colours(background.get()),
            Optional.of(new RoomPicture(planeCount(masks, objects), Optional.of(picture))),
            objects,
            scripts(),
            List.of()));
  }

  private Optional<IndexedPicture> background() {
    Optional<Property> size = declaration.properties().find("size");
    if (size.isPresent()) {
      return Optional.of(blank(size.get()));
    }
    Optional<Property> backgroundProperty = declaration.properties().find("background");
    String path = files.background(declaration.properties());
    SourcePosition position =
        backgroundProperty.map(Property::position).orElse(declaration.position());
    Optional<IndexedPicture> picture = report.picture(path, position);
    if (picture.isPresent() && picture.get().width() % Strip.WIDTH != 0) {
      report.error(
          position,
          path + ": expected a width that is a multiple of 8, found " + picture.get().width());
      return Optional.empty();
    }
    return picture;
  }

  /** Returns a black background, for a room that is used only for its scripts. */
  private static IndexedPicture blank(Property size) {
    int width = Math.max(8, size.number(0).orElse(Frame.WIDTH) & 0xFF8);
    int height = Math.max(8, size.number(1).orElse(DEFAULT_HEIGHT) & 0x3FF);
    byte[] palette = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    return new IndexedPicture(
        width, height, Bytes.wrap(new byte[width * height]), Bytes.wrap(palette));
  }

  /** Finds the z-planes of a picture: the files whose names end in the number of a plane. */
  private Map<Integer, IndexedPicture> masks(
      String stem, IndexedPicture picture, SourcePosition at) {
    Map<Integer, IndexedPicture> masks = new TreeMap<>();
    for (int plane = 1; plane <= ZPlane.MAX_NUMBER; plane++) {
      String path = files.plane(stem, plane);
      if (report.tree().file(path).isPresent()) {
        int number = plane;
        report
            .picture(path, at)
            .filter(mask -> fits(mask, picture, path, at))
            .ifPresent(mask -> masks.put(number, mask));
      }
    }
    return masks;
  }

  private boolean fits(
      IndexedPicture mask, IndexedPicture picture, String path, SourcePosition at) {
    boolean fits = mask.width() == picture.width() && mask.height() == picture.height();
    if (!fits) {
      report.error(
          at,
          "%s: expected the size of its picture, %s×%s, found %s×%s"
              .formatted(path, picture.width(), picture.height(), mask.width(), mask.height()));
    }
    return fits;
  }

  private Optional<BoxChunks> floor() {
    Optional<Property> boxesProperty = declaration.properties().find("boxes");
    String path = files.boxes(declaration.properties());
    Optional<String> text = report.tree().text(path);
    if (text.isEmpty()) {
      boxesProperty.ifPresent(each -> report.file(path, each.position()));
      return Optional.of(BoxChunks.NONE);
    }
    List<TextProblem> errors = new ArrayList<>();
    List<TextProblem> warnings = new ArrayList<>();
    Optional<BoxChunks> floor = new BoxSources(text.get()).build(errors, warnings);
    report.reportProblems(path, Severity.ERROR, errors);
    report.reportProblems(path, Severity.WARNING, warnings);
    return floor;
  }

  private SeeThroughRule seeThroughRule() {
    return declaration
        .properties()
        .find("holes")
        .<SeeThroughRule>map(each -> new SeeThroughRule.Strips(new HashSet<>(numbers(each, 0))))
        .orElse(SeeThroughRule.NONE);
  }

  private static List<Integer> numbers(Property property, int from) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = from; i < property.values().size(); i++) {
      property.number(i).ifPresent(numbers::add);
    }
    return numbers;
  }

  private int planeCount(Map<Integer, IndexedPicture> masks, List<RoomObject> objects) {
    int highestPlane = masks.keySet().stream().mapToInt(each -> each).max().orElse(0);
    for (RoomObject object : objects) {
      int objectPlanes =
          object.image().stream()
              .flatMap(image -> image.pictures().values().stream())
              .flatMap(picture -> picture.zPlanes().keySet().stream())
              .mapToInt(each -> each)
              .max()
              .orElse(0);
      highestPlane = Math.max(highestPlane, objectPlanes);
    }
    return declaration.properties().number("planes", highestPlane) & 0xFF;
  }

  private RoomColours colours(IndexedPicture background) {
    byte[] palette =
        Arrays.copyOf(
            background.palette().toArray(), Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR);
    return new RoomColours(
        Optional.of(new Palette(Bytes.wrap(palette))),
        new TransparentColour(transparentColour),
        Optional.of(cycles()).filter(declared -> !declared.cycles().isEmpty()),
        Optional.empty());
  }

  private ColourCycles cycles() {
    List<ColourCycle> cycles = new ArrayList<>();
    for (Property each : declaration.properties().all("cycle")) {
      List<Integer> numbers = numbers(each, 0);
      boolean isValid =
          numbers.size() >= 4
              && numbers.get(0) >= 1
              && numbers.get(0) <= ColourCycle.SLOT_COUNT
              && (numbers.get(1) & ~0xFFFF) == 0
              && ((numbers.get(2) | numbers.get(3)) & ~0xFF) == 0;
      if (!isValid) {
        report.error(
            each.position(),
            "expected a cycle's number of 1 to 16, its speed, its first and its last colour");
        continue;
      }
      boolean backward = each.values().contains(new Value.Word("backward"));
      cycles.add(
          new ColourCycle(
              numbers.get(0),
              0,
              numbers.get(1),
              backward ? BACKWARD_FLAG : 0,
              numbers.get(2),
              numbers.get(3)));
    }
    return new ColourCycles(cycles);
  }

  private List<RoomObject> objects() {
    Map<Integer, Integer> positions = new HashMap<>();
    for (int i = 0; i < declaration.objects().size(); i++) {
      positions.put(declaration.objects().get(i).number(), i + 1);
    }
    ObjectBuilder builder = new ObjectBuilder(files.folder(), transparentColour, positions, report);
    List<RoomObject> objects = new ArrayList<>();
    for (ObjectDeclaration object : declaration.objects()) {
      objects.add(builder.build(object, this::masks));
    }
    return objects;
  }

  private RoomScripts scripts() {
    List<LocalScript> locals = new ArrayList<>();
    for (ScriptDeclaration script : declaration.scripts()) {
      locals.add(new LocalScript(script.number(), Script.of(script.code())));
    }
    return new RoomScripts(handler(declaration.exit()), handler(declaration.entry()), locals);
  }

  private static Script handler(Bytes code) {
    return Script.of(code.length() == 0 ? NO_HANDLER : code);
  }
}
