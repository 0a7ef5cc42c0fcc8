@echo off
rem Builds what is missing or stale, quietly, then runs Bowsprit.
setlocal
set "ROOT=%~dp0"
set "BUILT=%ROOT%distribution\target\built"
powershell -NoProfile -Command "$b = Get-Item -ErrorAction SilentlyContinue '%BUILT%'; if (-not $b) { exit 1 }; $n = Get-ChildItem -Recurse -File '%ROOT%pom.xml','%ROOT%modules','%ROOT%plugins','%ROOT%distribution','%ROOT%games' -ErrorAction SilentlyContinue | Where-Object { $_.FullName -notmatch '\\target\\|\\src\\test\\' -and $_.LastWriteTime -gt $b.LastWriteTime } | Select-Object -First 1; if ($n) { exit 1 }"
if not errorlevel 1 goto run
echo Building Bowsprit 1>&2
if not exist "%ROOT%target" mkdir "%ROOT%target"
pushd "%ROOT%"
call "%ROOT%mvnw.cmd" -B -P !gates -DskipTests -Dbowsprit.web=any -pl distribution -am package >"%ROOT%target\bowsprit-build.log" 2>&1
if errorlevel 1 (
  popd
  echo bowsprit: the build failed; the whole log is target\bowsprit-build.log 1>&2
  exit /b 1
)
popd
type nul >"%BUILT%"
:run
call "%ROOT%distribution\target\bowsprit\bin\bowsprit.cmd" %*
exit /b %ERRORLEVEL%
